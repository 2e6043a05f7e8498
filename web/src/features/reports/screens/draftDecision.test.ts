import { expect, it } from 'vitest';
import { BLANK, closing, type Draft, isGrave, needsWords } from './draftDecision';

const WORDS = ' It insults. ';

/** What is chosen, whether a reason is needed, whether it is asked once more, and what is sent. */
it.each<[Partial<Draft>, boolean, boolean, ReturnType<typeof closing>]>([
  [
    { outcome: 'no_violation' },
    false,
    false,
    { outcome: 'no_violation', measure: null, days: null, words: '', banned_pictures: [] },
  ],
  // What was chosen before it was found fine is forgotten.
  [
    { outcome: 'no_violation', measure: 'suspended', words: WORDS },
    false,
    false,
    { outcome: 'no_violation', measure: null, days: null, words: '', banned_pictures: [] },
  ],
  [
    { outcome: 'handled', words: WORDS },
    false,
    false,
    { outcome: 'handled', measure: null, days: null, words: '', banned_pictures: [] },
  ],
  [
    { outcome: 'handled', measure: 'warned', days: '30', words: WORDS },
    true,
    false,
    {
      outcome: 'handled',
      measure: 'warned',
      days: null,
      words: 'It insults.',
      banned_pictures: [],
    },
  ],
  [
    { outcome: 'handled', measure: 'restricted', days: '30', words: WORDS },
    true,
    true,
    {
      outcome: 'handled',
      measure: 'restricted',
      days: 30,
      words: 'It insults.',
      banned_pictures: [],
    },
  ],
  [
    { outcome: 'handled', measure: 'suspended', days: 'open', words: WORDS },
    true,
    true,
    {
      outcome: 'handled',
      measure: 'suspended',
      days: null,
      words: 'It insults.',
      banned_pictures: [],
    },
  ],
  [
    { outcome: 'deleted', words: WORDS },
    true,
    true,
    { outcome: 'deleted', measure: null, days: null, words: 'It insults.', banned_pictures: [] },
  ],
  [
    { outcome: 'deleted', measure: 'write_banned', words: WORDS },
    true,
    true,
    {
      outcome: 'deleted',
      measure: 'write_banned',
      days: 7,
      words: 'It insults.',
      banned_pictures: [],
    },
  ],
  [
    { outcome: 'deleted', banned: ['a'], words: WORDS },
    true,
    true,
    { outcome: 'deleted', measure: null, days: null, words: 'It insults.', banned_pictures: ['a'] },
  ],
  [
    { outcome: 'hidden', words: WORDS },
    true,
    true,
    { outcome: 'hidden', measure: null, days: null, words: 'It insults.', banned_pictures: [] },
  ],
  // What was chosen before another outcome is forgotten.
  [
    { outcome: 'handled', banned: ['a'], words: WORDS },
    false,
    false,
    { outcome: 'handled', measure: null, days: null, words: '', banned_pictures: [] },
  ],
])('%j needs a reason: %s, is asked once more: %s', (chosen, isTold, isAsked, sent) => {
  const draft = { ...BLANK, ...chosen };
  expect(needsWords(draft)).toBe(isTold);
  expect(isGrave(draft)).toBe(isAsked);
  expect(closing(draft, draft.outcome ?? 'handled')).toEqual(sent);
});

import { expect, it } from 'vitest';
import { piecesOf } from './pieces';

const tag = (user_id: string, start: number, length: number) => ({ user_id, start, length });

it.each([
  ['nothing', '', [], []],
  ['words', 'It sings.', [], ['It sings.']],
  ['a mention', '@ada', [tag('1', 0, 4)], ['@ada:1']],
  [
    'several',
    '👋 @ada, @ben!',
    [tag('1', 3, 4), tag('2', 9, 4)],
    ['👋 ', '@ada:1', ', ', '@ben:2', '!'],
  ],
  ['one beyond the end', 'So', [tag('1', 1, 4)], ['So']],
  ['one over another', '@ada', [tag('1', 0, 4), tag('2', 2, 2)], ['@ada:1']],
])('%s is divided by its mentions', (_what, text, tags, expected) => {
  const pieces = piecesOf({ text, tags });
  expect(pieces.map(({ words, userId }) => (userId ? `${words}:${userId}` : words))).toEqual(
    expected,
  );
  const ends = pieces.map(({ start, words }) => text.slice(start, start + words.length) === words);
  expect(ends).not.toContain(false);
});

import { type Draft, keepDraft, readDraft } from 'lib/draft';
import { beforeEach, expect, test } from 'vitest';

beforeEach(() => window.sessionStorage.clear());

const draft: Draft = {
  text: 'It sings.',
  viewerId: '1',
  sent: { text: 'It sing.', clientId: 'one' },
  isWanted: false,
};

test('words stay at their place until they are written', () => {
  keepDraft('comment 7', draft);
  expect(readDraft('comment 7', '1')).toEqual(draft);
  for (const other of ['comment 8', 'message 7'] as const) expect(readDraft(other, '1')).toBeNull();
  keepDraft('comment 7', null);
  expect(readDraft('comment 7', '1')).toBeNull();
});

test('they are shown to who typed them alone, and a visitor is whoever signs in', () => {
  keepDraft('comment 7', draft);
  expect(readDraft('comment 7', '2')).toBeNull();
  expect(readDraft('comment 7', null)).toBeNull();
  const early = { ...draft, viewerId: null };
  keepDraft('comment 7', early);
  expect(readDraft('comment 7', '2')).toEqual(early);
  expect(readDraft('comment 7', null)).toEqual(early);
});

test.each([
  '',
  '{',
  'null',
  '7',
  JSON.stringify({ ...draft, text: 7 }),
  JSON.stringify({ ...draft, sent: {} }),
  JSON.stringify({ ...draft, viewerId: 7 }),
  '{"text":"It sings."}',
])('whatever else lies there is nothing: %s', (found) => {
  window.sessionStorage.setItem('comment 7', found);
  expect(readDraft('comment 7', '1')).toBeNull();
});

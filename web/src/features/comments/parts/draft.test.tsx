import { beforeEach, expect, test } from 'vitest';
import { type Draft, keepDraft, readDraft } from './draft';

beforeEach(() => window.sessionStorage.clear());

const draft: Draft = {
  text: 'It sings.',
  viewerId: '1',
  sent: { text: 'It sing.', clientId: 'one' },
  isWanted: false,
};

test('words stay below their pin until they are written', () => {
  keepDraft('7', draft);
  expect(readDraft('7', '1')).toEqual(draft);
  expect(readDraft('8', '1')).toBeNull();
  keepDraft('7', null);
  expect(readDraft('7', '1')).toBeNull();
});

test('they are shown to who typed them alone, and a visitor is whoever signs in', () => {
  keepDraft('7', draft);
  expect(readDraft('7', '2')).toBeNull();
  expect(readDraft('7', null)).toBeNull();
  const early = { ...draft, viewerId: null };
  keepDraft('7', early);
  expect(readDraft('7', '2')).toEqual(early);
  expect(readDraft('7', null)).toEqual(early);
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
  expect(readDraft('7', '1')).toBeNull();
});

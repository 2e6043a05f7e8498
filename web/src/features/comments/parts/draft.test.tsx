import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from './draft';

beforeEach(() => window.sessionStorage.clear());

test('words stay below their pin until they are written', () => {
  const draft = { text: 'It sings.', clientId: 'one', isSent: true };
  keepDraft('7', draft);
  expect(readDraft('7')).toEqual(draft);
  expect(readDraft('8')).toBeNull();
  keepDraft('7', null);
  expect(readDraft('7')).toBeNull();
});

test.each(['', '{', 'null', '7', '{"text":7,"clientId":"one"}', '{"text":"It sings."}'])(
  'whatever else lies there is nothing: %s',
  (found) => {
    window.sessionStorage.setItem('comment 7', found);
    expect(readDraft('7')).toBeNull();
  },
);

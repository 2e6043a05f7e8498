import { describe, expect, it } from 'vitest';
import { listed, mergeMessages } from './order';

/** `9@5` is what the server says of message 9, written at 5; `~a@5` is being sent as `a`. */
function read(text: string) {
  const [, being, id = '', at, name] = /^(~?)(\w+)@(\d+)(?:=(\w+))?$/.exec(text) ?? [];
  const type = being ? 'temporary' : 'message';
  return { id, type, created_ms: Number(at), client_id: being ? id : (name ?? null), text };
}

const readAll = (texts: string) => texts.split(' ').filter(Boolean).map(read);

describe('messages', () => {
  it.each([
    ['nothing', '', '', ''],
    ['one list', '2@2 1@1', '', '1@1 2@2'],
    ['two', '3@3 1@1', '2@2', '1@1 2@2 3@3'],
    ['each once', '2@2 1@1', '2@2 3@3', '1@1 2@2 3@3'],
    ['by id where times are equal', '10@5 9@5', '11@5', '9@5 10@5 11@5'],
    [
      'ids beyond a number',
      '9007199254740993@5 9007199254740992@5',
      '',
      '9007199254740992@5 9007199254740993@5',
    ],
    ['one that is being sent', '1@1', '~a@2', '1@1 ~a@2'],
    ['it stands last where times are equal', '~a@2', '99@2', '99@2 ~a@2'],
    ['the server’s takes its place', '1@1 ~a@2', '2@3=a', '1@1 2@3=a'],
    ['and does not give it back', '1@1 2@3=a', '~a@2', '1@1 2@3=a'],
    ['others’ names are no names', '5@1 6@2', '~a@3 ~b@4', '5@1 6@2 ~a@3 ~b@4'],
    ['several that are being sent', '~a@2 ~b@3', '7@4=b', '~a@2 7@4=b'],
  ])('%s', (_what, known, more, expected) => {
    const merged = mergeMessages(readAll(known), readAll(more));
    expect(merged.map(({ text }) => text).join(' ')).toBe(expected);
  });

  it('the later answer counts', () => {
    const known = { ...read('1@1'), text: 'before' };
    expect(mergeMessages([known], [{ ...known, text: 'after' }])[0]?.text).toBe('after');
  });
});

describe('conversations', () => {
  const of = (id: string, position: number, others = 1, isWritten = true) => ({
    id,
    position,
    users: Array.from({ length: others }, () => ({})),
    emails: [] as string[],
    last_message: isWritten ? {} : null,
  });
  it.each([
    ['none', [], []],
    ['the latest message first', [of('1', 1), of('2', 3), of('3', 2)], ['2', '3', '1']],
    ['by id where times are equal', [of('9', 5), of('10', 5)], ['10', '9']],
    ['each once', [of('1', 1), of('1', 2)], ['1']],
    ['only those with users', [of('1', 1, 0), of('2', 2, 2)], ['2']],
    ['or with addresses', [{ ...of('1', 1, 0), emails: ['ada@example.com'] }], ['1']],
    ['and a last message', [of('1', 1, 1, false), of('2', 2)], ['2']],
  ])('%s', (_what, conversations, expected) => {
    expect(listed(conversations).map(({ id }) => id)).toEqual(expected);
  });
});

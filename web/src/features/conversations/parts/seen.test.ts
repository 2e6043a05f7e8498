import { describe, expect, it } from 'vitest';
import { TEMPORARY } from './order';
import { isAwaited, lastSeen } from './seen';
import type { ShownMessage } from './things';

/**
 * `m1` is what the viewer `m` wrote as message 1, `a2` what `a` did; `m1-` was taken back, `m1!` is
 * an event, `m1~` is being sent.
 */
function read(text: string): ShownMessage {
  const [, user = '', id = '', mark] = /^([a-z])(\d+)([-!~]?)$/.exec(text) ?? [];
  return {
    id,
    type: mark === '~' ? TEMPORARY : 'message',
    sender: { id: user },
    is_mine: user === 'm',
    is_unsent: mark === '-',
    event: mark === '!' ? 'named' : null,
  } as ShownMessage;
}

const all = (texts: string) => texts.split(' ').filter(Boolean).map(read);

/** `a:2` says that `a` has read up to message 2. */
const reads = (texts: string) =>
  texts
    .split(' ')
    .filter(Boolean)
    .map((text) => text.split(':'))
    .map(([user_id = '', message_id = '']) => ({ user_id, message_id }));

describe('who has read which of the viewer’s messages', () => {
  it.each([
    ['nothing is written', '', 'a:1', null],
    ['nothing is shown', 'm1 m2', '', null],
    ['all of it', 'm1 m2', 'a:2', '2 a'],
    ['the first', 'm1 m2', 'a:1', '1 a'],
    ['none of it', 'a1 m2', 'a:1', null],
    ['more than is known here', 'm1 m2', 'a:900', '2 a'],
    ['what stands before a message of another', 'm1 b2 m3', 'a:2', '1 a'],
    ['by number, not by spelling', 'm9 m10', 'a:9', '9 a'],
    ['long ids', 'm9007199254740993', 'a:9007199254740992', null],
    ['who wrote later', 'm1 m2 a3', 'a:0', '2 a'],
    ['who wrote between', 'm1 a2 m3', 'a:0', '1 a'],
    ['who wrote later, and took it back', 'm1 a2-', 'a:0', '1 a'],
    ['who did something later', 'm1 a2!', 'a:0', null],
    ['who wrote later and does not show it', 'm1 a2', '', null],
    ['of two, the one', 'm1 m2', 'a:2 b:1', '2 a'],
    ['of two, both', 'm1 m2', 'a:2 b:5', '2 a b'],
    ['of two, one who wrote', 'm1 m2 b3', 'a:2 b:0', '2 a b'],
    ['what was taken back', 'm1 m2-', 'a:2', '1 a'],
    ['events', 'm1 m2!', 'a:2', '1 a'],
    ['what is being sent', 'm1 m2~', 'a:2', '1 a'],
    ['only that', 'm2~', 'a:5', null],
  ])('%s', (_what, messages, shown, expected) => {
    const seen = lastSeen(all(messages), reads(shown));
    expect(seen && [seen.id, ...seen.userIds].join(' ')).toBe(expected);
  });

  it('of those that may be marked', () => {
    const seen = lastSeen(all('m1 m2 m3'), reads('a:2'), (id) => id !== '2');
    expect(seen).toEqual({ id: '1', userIds: ['a'] });
  });
});

it.each([
  ['nothing is written', '', '', false],
  ['others wrote', 'a1', '', false],
  ['it is not read', 'm1', 'a:0', true],
  ['one has read it', 'm1', 'a:1', true],
  ['all have', 'm1', 'a:1 b:1', false],
  ['all have read what stands before it', 'm1 m2', 'a:1 b:1', true],
  ['more is being sent', 'm1 m2~', 'a:1 b:1', true],
  ['it was taken back', 'm1 m2-', 'a:1 b:1', false],
])('whether it is waited for where %s', (_what, messages, shown, expected) => {
  expect(isAwaited(all(messages), { reader_count: 2, seen_by: reads(shown) })).toBe(expected);
});

it.each([
  ['one of two does not show it', 'a:1', 1],
  ['none shows it', '', 0],
])('who does not show what they read is not waited for: %s', (_what, shown, readers) => {
  const read = { reader_count: readers, seen_by: reads(shown) };
  expect(isAwaited(all('m1'), read)).toBe(false);
});

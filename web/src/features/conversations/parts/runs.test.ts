import { expect, it } from 'vitest';
import { divided } from './runs';
import type { ShownMessage } from './things';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `a1@5` is what the user `a` wrote at minute 5, as message 1; `a1@5!` what they did then. */
function read(text: string): ShownMessage {
  const [, user = '', id = '', minute, event] = /^([a-z])(\d+)@(\d+)(!?)$/.exec(text) ?? [];
  const sender = { id: user };
  return {
    id,
    sender,
    is_mine: user === 'm',
    event: event ? 'named' : null,
    created_ms: Number(minute) * MINUTE,
  } as ShownMessage;
}

it.each([
  ['nothing', '', ''],
  ['one', 'a1@5', 'a1'],
  ['soon after', 'a1@5 a2@14', 'a1+2'],
  ['later', 'a1@5 a2@15', 'a1 a2'],
  ['soon after one another, long after the first', 'a1@0 a2@9 a3@18', 'a1+2+3'],
  ['two senders', 'a1@5 m2@6 a3@7', 'a1 m2 a3'],
  ['two days', 'a1@1439 a2@1440', 'a1 | a2'],
  ['an event by itself', 'a1@1 a2@2! a3@3', 'a1 a2! a3'],
  ['several of them', 'a1@1! a2@2! m3@3!', 'a1! a2! m3!'],
  ['days between', 'a1@0 m2@4320 m3@4321', 'a1 | m2+3'],
])('%s', (_what, texts, expected) => {
  const messages = texts.split(' ').filter(Boolean).map(read);
  const days = divided(messages, (ms) => Math.floor(ms / DAY) * DAY);
  const told = days.map(({ runs }) =>
    runs
      .map(
        ({ sender, isEvent, messages }) =>
          sender.id + messages.map(({ id }) => id).join('+') + (isEvent ? '!' : ''),
      )
      .join(' '),
  );
  expect(told.join(' | ')).toBe(expected);
  expect(days.map(({ ms }) => ms % DAY)).toEqual(days.map(() => 0));
  expect(
    days.flatMap(({ runs }) => runs).every(({ key, messages }) => key === messages[0]?.id),
  ).toBe(true);
});

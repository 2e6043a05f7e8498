import { describe, expect, it } from 'vitest';
import {
  createEventLog,
  type Delivery,
  LONG_MS,
  MOST_BYTES,
  MOST_EVENTS,
  type NewEvent,
  SHORT_MS,
} from './eventLog';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A log with a clock that stands until it is moved, and a server that answers as it is told. */
function begin(answers: Delivery[] = []) {
  let now = 1_000;
  let names = 0;
  let timers: { work: () => void; due: number }[] = [];
  const sent: string[][] = [];
  const times: number[] = [];
  const log = createEventLog({
    now: () => now,
    appState: () => 'active',
    uuid: () => `u${++names}`,
    send: async (events, time) => {
      sent.push(events.map(({ object_id_str, clientUUID }) => `${object_id_str} ${clientUUID}`));
      times.push(time);
      expect(events.length).toBeLessThanOrEqual(MOST_EVENTS);
      expect(new TextEncoder().encode(JSON.stringify(events)).length).toBeLessThanOrEqual(
        MOST_BYTES + 2,
      );
      return answers.shift() ?? 'taken';
    },
    later: (work, ms) => {
      const timer = { work, due: now + ms };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  /** Lets time pass, and answers arrive. */
  const pass = async (ms: number) => {
    now += ms;
    const due = timers.filter((timer) => timer.due <= now);
    timers = timers.filter((timer) => timer.due > now);
    for (const { work } of due) work();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { log, sent, times, pass };
}

const shown = (pin: string): NewEvent => ({ event_type: 8001, view_type: 1, object_id_str: pin });
const viewed = (view_type: number): NewEvent => ({ event_type: 13, view_type, object_id_str: 'v' });

describe('events are sent', () => {
  it('ten seconds after the first of them, together', async () => {
    const { log, sent, times, pass } = begin();
    log.log(shown('1'));
    await pass(LONG_MS - 1);
    log.log(shown('2'));
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([['1 u1', '2 u2']]);
    expect(times).toEqual([1_000 + LONG_MS]);
    await pass(LONG_MS);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['of a close-up', viewed(3), SHORT_MS],
    ['of a view of type 9', viewed(9), SHORT_MS],
    ['of a view of another type', viewed(1), LONG_MS],
    ['of another event at a close-up', { ...viewed(3), event_type: 12 }, LONG_MS],
  ])('%s after its time, with what was there', async (_name, event, ms) => {
    const { log, sent, pass } = begin();
    log.log(shown('1'));
    log.log(event);
    log.log(shown('2'));
    await pass(ms - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([['1 u1', 'v u2', '2 u3']]);
  });

  it('before they are more than 20,480 bytes', () => {
    const { log, sent } = begin();
    const long = { ...shown('1'), aux_data: { search_query: 'ö'.repeat(2_000) } };
    for (let number = 0; number < 4; number++) log.log(long as NewEvent);
    expect(sent).toEqual([]);
    log.log(long as NewEvent);
    expect(sent).toHaveLength(1);
  });

  it('before they are more than the server takes', () => {
    const { log, sent } = begin();
    for (let number = 0; number < MOST_EVENTS * 3; number++) log.log(shown('1'));
    expect(sent.length).toBeGreaterThanOrEqual(2);
  });

  it('when another day begins, each day by itself', async () => {
    const { log, sent, pass } = begin();
    await pass(DAY_MS - 1_000 - 5_000);
    log.log(shown('1'));
    await pass(5_000);
    log.log(shown('2'));
    expect(sent).toEqual([['1 u1']]);
    await pass(LONG_MS);
    expect(sent).toEqual([['1 u1'], ['2 u2']]);
  });

  it('in small pieces when the page is left', async () => {
    const { log, sent } = begin();
    for (let number = 0; number < 100; number++) log.log(shown('1234567890123456789'));
    await log.flush({ leaving: true });
    expect(sent.flat()).toHaveLength(100);
    expect(Math.max(...sent.map(({ length }) => length)) * 90).toBeLessThan(8_000);
    await log.flush({ leaving: true });
    expect(sent.flat()).toHaveLength(100);
  });

  it('again when they were lost, by the same names, before what came since', async () => {
    const { log, sent, pass } = begin(['lost', 'lost']);
    log.log(shown('1'));
    await pass(LONG_MS);
    log.log(shown('2'));
    await pass(LONG_MS);
    await pass(LONG_MS);
    await pass(LONG_MS);
    expect(sent).toEqual([['1 u1'], ['1 u1', '2 u2'], ['1 u1', '2 u2']]);
  });

  it('once when the server refused them', async () => {
    const { log, sent, pass } = begin(['refused']);
    log.log(shown('1'));
    await pass(LONG_MS);
    await pass(LONG_MS);
    expect(sent).toEqual([['1 u1']]);
  });

  it('no more than fit, however long the server is away', async () => {
    const { log, sent, pass } = begin(Array.from({ length: 20 }, () => 'lost' as const));
    for (let round = 0; round < 20; round++) {
      for (let number = 0; number < 50; number++) log.log(shown('1234567890123456789'));
      await pass(LONG_MS);
    }
    expect(sent.length).toBeGreaterThanOrEqual(20);
  });
});

describe('a log that pauses', () => {
  it('sends what there is at once, and notes nothing until it goes on', async () => {
    const { log, sent, pass } = begin();
    log.log(shown('1'));
    const told = log.pause();
    expect(sent).toEqual([['1 u1']]);
    await told;
    log.log(shown('2'));
    await pass(LONG_MS);
    expect(sent).toHaveLength(1);
    log.resume();
    log.log(shown('3'));
    await pass(LONG_MS);
    expect(sent).toEqual([['1 u1'], ['3 u2']]);
  });

  it('keeps nothing for another session', async () => {
    const { log, sent, pass } = begin(['lost']);
    log.log(shown('1'));
    await log.pause();
    log.resume();
    await pass(LONG_MS);
    expect(sent).toHaveLength(1);
  });
});

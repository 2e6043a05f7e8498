import { ago } from 'lib/format/ago';
import { expect, it } from 'vitest';

const MINUTE = 60_000;

it.each([
  [-5 * MINUTE, { unit: 'now', count: 0 }],
  [0, { unit: 'now', count: 0 }],
  [MINUTE - 1, { unit: 'now', count: 0 }],
  [MINUTE, { unit: 'minutes', count: 1 }],
  [59 * MINUTE, { unit: 'minutes', count: 59 }],
  [60 * MINUTE, { unit: 'hours', count: 1 }],
  [24 * 60 * MINUTE - 1, { unit: 'hours', count: 23 }],
  [24 * 60 * MINUTE, { unit: 'days', count: 1 }],
  [7 * 24 * 60 * MINUTE - 1, { unit: 'days', count: 6 }],
  [7 * 24 * 60 * MINUTE, null],
])('%d milliseconds are ago as %j', (passed, expected) => {
  expect(ago(1_000_000, 1_000_000 + passed)).toEqual(expected);
});

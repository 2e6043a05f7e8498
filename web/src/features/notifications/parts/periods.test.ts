import { expect, it } from 'vitest';
import { notice } from '../../../test-notices';
import { byPeriod } from './periods';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const startOfDay = (ms: number) => Math.floor(ms / DAY) * DAY;
/** Ten in the morning. */
const NOW = 1_000 * DAY + 10 * HOUR;

it.each([
  ['just now', 0, 'today'],
  ['at midnight', 10 * HOUR, 'today'],
  ['before midnight', 10 * HOUR + 1, 'yesterday'],
  ['the day before', 34 * HOUR, 'yesterday'],
  ['two days before', 34 * HOUR + 1, 'week'],
  ['six days before', 10 * HOUR + 6 * DAY, 'week'],
  ['a week before', 10 * HOUR + 6 * DAY + 1, 'earlier'],
])('%s', (_when, ago, period) => {
  const [group] = byPeriod([notice({ created_ms: NOW - ago })], NOW, startOfDay);
  expect(group?.period).toBe(period);
});

it('keeps their order', () => {
  const told = [0, 1, 40, 400].map((hours) => notice({ created_ms: NOW - hours * HOUR }));
  const groups = byPeriod(told, NOW, startOfDay);
  expect(groups.map(({ period, notices }) => [period, notices.length])).toEqual([
    ['today', 2],
    ['week', 1],
    ['earlier', 1],
  ]);
  expect(byPeriod([], NOW, startOfDay)).toEqual([]);
});

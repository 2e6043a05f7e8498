import { mustReload } from 'app/newVersion';
import { expect, it } from 'vitest';

const DAY = 86_400_000;

it.each([
  [{ since: null, now: 5, connection: '4g' }, false],
  [{ since: 1, now: 5, connection: '4g' }, true],
  [{ since: 1, now: 5, connection: undefined }, true],
  [{ since: 1, now: 5, connection: '3g' }, false],
  [{ since: 1, now: DAY, connection: '2g' }, false],
  [{ since: 1, now: DAY + 1, connection: 'slow-2g' }, true],
])('%j: %s', (staleness, must) => {
  expect(mustReload(staleness)).toBe(must);
});

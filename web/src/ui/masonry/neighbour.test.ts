import { expect, it } from 'vitest';
import { place, plans } from './layout';
import { type Direction, neighbour } from './neighbour';

const three = plans[1] as (typeof plans)[number];
const measure = { column: 100, unit: 1 };

/**
 * 0 and 3 in the first column, 1, 4 and 5 in the second, 2 in the third:
 *
 *     0 1 2
 *     3 4 2
 *     3 5
 */
const layout = place(
  [1, 1.2, 2.5, 2, 0.5, 0.5].map((scaled) => ({ scaled, fixed: 0 })),
  three,
);

it.each<[number, Direction, number | undefined]>([
  [0, 'down', 3],
  [3, 'up', 0],
  [0, 'up', undefined],
  [3, 'down', undefined],
  [0, 'start', undefined],
  [0, 'end', 1],
  [1, 'end', 2],
  [2, 'end', undefined],
  [2, 'start', 4],
  [3, 'end', 5],
  [5, 'start', 3],
  [4, 'first', 0],
  [0, 'last', 5],
  [-1, 'down', undefined],
  [6, 'up', undefined],
])('from %i %s to %s', (from, direction, to) => {
  expect([...layout.column]).toEqual([0, 1, 2, 0, 1, 1]);
  expect(neighbour(layout, from, direction, measure)).toBe(to);
});

import { expect, it } from 'vitest';
import { priceSteps } from './priceSteps';

it.each([
  [22, 640, [50, 100, 500]],
  [245, 1280, [500, 1000]],
  [10, 10, []],
  [9, 11, [10]],
  [0, 3, [1, 2]],
  [0, 0, []],
  [20, 50, []],
])('round prices between %d and %d', (least, most, steps) => {
  expect(priceSteps(least, most)).toEqual(steps);
});

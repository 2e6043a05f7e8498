import { expect, it } from 'vitest';
import { gridProportion } from './gridProportion';

it.each([
  [1920, 2876, 2876 / 1920],
  [100, 100, 1],
  [100, 900, 2.2],
  [900, 100, 0.4],
  [0, 100, 1],
  [100, 0, 1],
  [Number.NaN, 100, 1],
])('%d × %d stands at %d', (width, height, proportion) => {
  expect(gridProportion(width, height)).toBe(proportion);
});

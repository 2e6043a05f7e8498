import { expect, it } from 'vitest';
import { place, plans } from './layout';
import { anchorShift, inBand, shortestEnd } from './window';

const [two, three] = plans as [(typeof plans)[number], (typeof plans)[number]];
const measure = { column: 100, unit: 1 };
/** Six squares in two columns: tops 0, 0, 108, 108, 216, 216. */
const squares = Array.from({ length: 6 }, () => ({ scaled: 1, fixed: 0 }));
const layout = place(squares, two);

it.each<[number, number, number[]]>([
  [0, 50, [0, 1]],
  [0, 108, [0, 1, 2, 3]],
  [101, 107, []],
  [100, 100, [0, 1]],
  [250, 9999, [4, 5]],
  [-500, -1, []],
])('in the band from %i to %i', (from, to, indices) => {
  expect(inBand(layout, { from, to }, measure)).toEqual(indices);
});

it('ends where its shortest column ends', () => {
  expect(shortestEnd(layout, measure)).toBe(316);
  expect(shortestEnd(place(squares.slice(0, 5), two), measure)).toBe(208);
  expect(shortestEnd(place([], two), measure)).toBe(0);
});

it('holds what is in sight when columns grow wider', () => {
  // The first wholly visible item below 50 is at 108; at double width it is at 208.
  expect(anchorShift([layout, measure], [layout, { column: 200, unit: 1 }], 50)).toBe(100);
});

it('holds what is in sight when the number of columns changes', () => {
  const after = place(squares, three);
  // Item 2 moves from the second row to the first.
  expect(anchorShift([layout, measure], [after, measure], 50)).toBe(-108);
});

it('holds nothing above the grid, nor below its end', () => {
  const after = [place(squares, three), measure] as const;
  expect(anchorShift([layout, measure], [...after], 0)).toBe(0);
  expect(anchorShift([layout, measure], [...after], -40)).toBe(0);
  expect(anchorShift([layout, measure], [...after], 5000)).toBe(0);
});

import { expect, it } from 'vitest';
import {
  bottomOf,
  columnWidth,
  type Extent,
  type Layout,
  pixels,
  place,
  plans,
  topOf,
} from './layout';

const three = plans[1] as (typeof plans)[number];
const two = plans[0] as (typeof plans)[number];

const columnsOf = (layout: Layout) => [...layout.column];
const squares = (count: number): Extent[] =>
  Array.from({ length: count }, () => ({ scaled: 1, fixed: 0 }));

/** Numbers that look random and are always the same. */
function extents(count: number, seed: number): Extent[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => {
    const lines = Math.floor(next() * 3);
    return { scaled: 0.4 + next() * 1.8, fixed: { wide: lines * 18, narrow: lines * 36 } };
  });
}

it.each<[string, Extent[], number[]]>([
  ['nothing', [], []],
  ['fills from the start', squares(3), [0, 1, 2]],
  ['the first of equals wins', squares(4), [0, 1, 2, 0]],
  [
    'the shortest wins',
    [
      { scaled: 2, fixed: 0 },
      { scaled: 1, fixed: 0 },
      { scaled: 1.5, fixed: 0 },
      { scaled: 0.2, fixed: 0 },
      { scaled: 1, fixed: 0 },
    ],
    [0, 1, 2, 1, 1],
  ],
  [
    'words count',
    [
      { scaled: 1, fixed: 50 },
      { scaled: 1, fixed: 0 },
      { scaled: 1, fixed: 50 },
      { scaled: 1, fixed: 0 },
    ],
    [0, 1, 2, 1],
  ],
])('places: %s', (_, items, columns) => {
  expect(columnsOf(place(items, three))).toEqual(columns);
});

it('stands an item below the one above it, with the gap between', () => {
  const layout = place([{ scaled: 1.5, fixed: 46 }, ...squares(3)], three);
  const measure = { column: 200, unit: 1 };
  expect(columnsOf(layout)).toEqual([0, 1, 2, 1]);
  expect(topOf(layout, 3, measure)).toBe(200 + 16);
  expect(bottomOf(layout, 0, measure)).toBe(346);
});

it('counts the fixed part of narrow columns in the narrow plan only', () => {
  const item = { scaled: 1, fixed: { wide: 18, narrow: 36 } };
  expect(place([item], two).heights).toEqual([{ scaled: 1, fixed: 36 }]);
  expect(place([item], three).heights).toEqual([{ scaled: 1, fixed: 18 }]);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])(
  'takes a picture of proportion %s for a square',
  (scaled) => {
    const layout = place([{ scaled, fixed: scaled }], three);
    expect(layout.heights).toEqual([{ scaled: 1, fixed: 0 }]);
  },
);

it('divides the whole width', () => {
  for (const plan of plans) {
    const column = columnWidth(plan, 1336, 1);
    expect(column * plan.columns + plan.gap * (plan.columns - 1)).toBeCloseTo(1336, 9);
  }
});

it.each(plans.map((plan) => [plan.columns, plan] as const))(
  '%i columns: properties of 400 items',
  (_, plan) => {
    const items = extents(400, plan.columns);
    const layout = place(items, plan);
    const measure = { column: plan.nominal, unit: 1 };
    expect(Math.max(...layout.column)).toBe(plan.columns - 1);
    for (let index = 0; index < items.length; index += 1) {
      const above = [...layout.column.slice(0, index).keys()].filter(
        (other) => layout.column[other] === layout.column[index],
      );
      const free = Math.max(
        0,
        ...above.map((other) => bottomOf(layout, other, measure) + plan.gap),
      );
      // Nothing overlaps and no hole is left.
      expect(topOf(layout, index, measure)).toBeCloseTo(free, 6);
    }
    // No column is longer than another by more than the tallest item.
    const ends = layout.ends.map((end) => pixels(end, measure));
    const tallest = Math.max(...layout.heights.map((height) => pixels(height, measure)));
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(tallest + plan.gap);
  },
);

it('never moves an item when others are appended', () => {
  const items = extents(300, 7);
  const whole = place(items, three);
  for (const count of [1, 25, 26, 150]) {
    const part = place(items.slice(0, count), three);
    expect([...part.column]).toEqual([...whole.column.slice(0, count)]);
    expect([...part.fixed]).toEqual([...whole.fixed.slice(0, count)]);
    expect([...part.scaled]).toEqual([...whole.scaled.slice(0, count)]);
  }
});

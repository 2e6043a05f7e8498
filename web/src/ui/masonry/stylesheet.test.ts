import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columnWidth, place, plans } from './layout';
import { firstPaint, measured } from './styles';

const sheet = readFileSync(new URL('./Masonry.module.css', import.meta.url), 'utf8');

/** The style sheet's queries: from which width on how many columns hold. */
const all = [
  ...sheet.matchAll(/(\w+) \(inline-size >= (\d+)px\) \{\s*\.grid \{\s*--fit: (\d+);/g),
].map(([, name, width, columns]) => ({ name, width: Number(width), columns: Number(columns) }));
const queries = all.filter(({ name }) => name === 'masonry');

it('has a query for every plan', () => {
  expect([2, ...queries.map((query) => query.columns)]).toEqual(plans.map((plan) => plan.columns));
  for (const { columns } of queries) {
    expect(sheet).toContain(`block-size: var(--${columns});`);
    expect(sheet).toContain(`inset: var(--${columns});`);
  }
});

it('never makes a desktop column narrower than 236 pixels', () => {
  for (const { width, columns } of queries.filter((query) => query.columns > 3)) {
    const plan = plans.find((candidate) => candidate.columns === columns);
    expect(plan && columnWidth(plan, width, 1)).toBe(236);
  }
});

it('makes columns of other densities no narrower than they may be', () => {
  for (const [density, least] of [
    ['compact', 164],
    ['wide', 300],
  ] as const) {
    const own = all.filter(({ name, columns }) => name === density && columns > 3);
    expect(own.length).toBeGreaterThan(3);
    for (const { width, columns } of own) {
      const plan = plans.find((candidate) => candidate.columns === columns);
      expect(plan && columnWidth(plan, width, 1)).toBe(least);
      expect(sheet.split(`@container ${density} (inline-size >= ${width}px)`)[1]).toMatch(
        new RegExp(`^[^@]*block-size: var\\(--${columns}\\);[^@]*inset: var\\(--${columns}\\);`),
      );
    }
  }
});

it('knows the same gaps as the plans', () => {
  expect([...sheet.matchAll(/--gap: calc\((\d+) \*/g)].map(([, gap]) => Number(gap))).toEqual([
    8, 16, 16,
  ]);
  expect(plans.map((plan) => plan.gap)).toEqual([8, ...queries.map(() => 16)]);
});

it('gives an item the same place before and after the measuring', () => {
  const extents = [1.5, 0.75, 1.2, 1, 0.66].map((scaled) => ({
    scaled,
    fixed: { wide: 46, narrow: 64 },
  }));
  const before = firstPaint(extents);
  for (const plan of plans) {
    const after = measured(place(extents, plan));
    const property = `--${plan.columns}` as keyof typeof before.grid;
    expect(before.grid[property]).toBe(after.grid.blockSize);
    for (const index of extents.keys()) {
      const item = before.item(index) as Record<string, string>;
      expect(item[property]).toBe(after.item(index).inset);
      expect(item[plan.narrow ? '--narrow' : '--wide']).toBe(after.item(index).blockSize);
    }
  }
});

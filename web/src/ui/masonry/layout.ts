/**
 * Where the items of a masonry stand. Pure: no DOM, no React.
 *
 * An item is as high as its picture, which grows with the column, plus a fixed rest. Every
 * position is therefore a line `scaled * columnWidth + fixed`, and the layout computes the two
 * numbers, not pixels. The style sheet evaluates the line, so the server, which does not know the
 * width, and the browser place an item at the same spot, and resizing within a number of columns
 * needs no script.
 *
 * The shortest column wins. Which one is shortest is decided at the plan's nominal width and not
 * at the real one: otherwise two widths with the same number of columns could order the items
 * differently, and what the server sent would move.
 */

/** A height: `scaled * column width + fixed`. */
export interface Height {
  /** The part that grows with the column, as height divided by width: a picture's proportion. */
  scaled: number;
  /** The part that does not, in sixteenths of the root's type size (CSS pixels, unless type is enlarged). */
  fixed: number;
}

/** A fixed part that is another one in the narrow columns of a phone, where words take more lines. */
export interface ByWidth {
  wide: number;
  narrow: number;
}

/** The height an item asks for. */
export interface Extent {
  /** As `Height.scaled`. */
  scaled: number;
  /** As `Height.fixed`, the same everywhere or by the width of the columns. */
  fixed: number | ByWidth;
}

/** A way to divide the width. */
export interface Plan {
  /** How many columns. */
  columns: number;
  /** Whether its columns are a phone's. */
  narrow: boolean;
  /** The room between two items, both ways, in the unit of `Height.fixed`. */
  gap: number;
  /** The column width at which the shortest column is decided. */
  nominal: number;
}

/** The placed items, by index. */
export interface Layout {
  plan: Plan;
  /** The column an item stands in, counted from the inline start. */
  column: Uint8Array;
  /** Sum of the growing parts above an item in its column. */
  scaled: Float64Array;
  /** Sum of the fixed parts and gaps above an item in its column. */
  fixed: Float64Array;
  /** The items' own heights. */
  heights: readonly Height[];
  /** The height of every column, without a gap below its last item. */
  ends: readonly Height[];
}

/** The narrowest plan: two columns, as on a phone. */
const FEWEST = 2;
/** The widest plan; beyond it columns only grow. */
const MOST = 10;

/** Every plan, by ascending number of columns. `Masonry.module.css` says from which width on each holds. */
export const plans: readonly Plan[] = Array.from({ length: MOST - FEWEST + 1 }, (_, step) =>
  step === 0
    ? { columns: FEWEST, narrow: true, gap: 8, nominal: 184 }
    : { columns: FEWEST + step, narrow: false, gap: 16, nominal: 236 },
);

/** Places the items in their order, each in the column that is shortest so far; the first of equals wins. */
export function place(extents: readonly Extent[], plan: Plan): Layout {
  const count = extents.length;
  const column = new Uint8Array(count);
  const scaled = new Float64Array(count);
  const fixed = new Float64Array(count);
  const sums = Array.from({ length: plan.columns }, () => ({ scaled: 0, fixed: 0 }));
  /** Where the columns end at the nominal width. */
  const reach = sums.map(() => 0);
  const heights = extents.map((extent) => heightIn(extent, plan));
  for (let index = 0; index < count; index += 1) {
    const height = heights[index] as Height;
    const shortest = shortestOf(reach);
    const sum = sums[shortest] as Height;
    column[index] = shortest;
    scaled[index] = sum.scaled;
    fixed[index] = sum.fixed;
    sum.scaled += height.scaled;
    sum.fixed += height.fixed + plan.gap;
    reach[shortest] = sum.scaled * plan.nominal + sum.fixed;
  }
  const ends = sums.map((sum) => ({
    scaled: sum.scaled,
    fixed: Math.max(0, sum.fixed - plan.gap),
  }));
  return { plan, column, scaled, fixed, heights, ends };
}

/** The width of a column, in pixels, where the container is `width` pixels wide. */
export function columnWidth(plan: Plan, width: number, unit: number): number {
  return Math.max(0, (width - (plan.columns - 1) * plan.gap * unit) / plan.columns);
}

/** What turns the layout's lines into pixels. */
export interface Measure {
  /** Width of a column in pixels. */
  column: number;
  /** Pixels to one unit of `Height.fixed`. */
  unit: number;
}

/** A height in pixels. */
export function pixels(height: Height, measure: Measure): number {
  return height.scaled * measure.column + height.fixed * measure.unit;
}

/** Pixels from the grid's top edge to the item's. */
export function topOf(layout: Layout, index: number, measure: Measure): number {
  return (layout.scaled[index] ?? 0) * measure.column + (layout.fixed[index] ?? 0) * measure.unit;
}

/** Pixels from the grid's top edge to the item's bottom. */
export function bottomOf(layout: Layout, index: number, measure: Measure): number {
  const height = layout.heights[index];
  return topOf(layout, index, measure) + (height ? pixels(height, measure) : 0);
}

/** A picture of unknown or absurd size stands as a square: one bad number must not move all others to nowhere. */
function heightIn({ scaled, fixed }: Extent, { narrow }: Plan): Height {
  const rest = typeof fixed === 'number' ? fixed : narrow ? fixed.narrow : fixed.wide;
  return {
    scaled: Number.isFinite(scaled) && scaled >= 0 ? scaled : 1,
    fixed: Number.isFinite(rest) && rest >= 0 ? rest : 0,
  };
}

function shortestOf(reach: readonly number[]): number {
  let shortest = 0;
  for (let column = 1; column < reach.length; column += 1) {
    if ((reach[column] as number) < (reach[shortest] as number)) {
      shortest = column;
    }
  }
  return shortest;
}

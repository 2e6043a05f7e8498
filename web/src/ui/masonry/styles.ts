/** The layout's lines as CSS, which the browser evaluates at whatever width it has. */
import type { CSSProperties } from 'react';
import { type Extent, type Height, type Layout, place, plans } from './layout';

/** React's types know no custom properties. */
type Custom = CSSProperties & Record<`--${string}`, string | number>;

/** The styles of a grid and of its items. */
export interface GridStyles {
  grid: CSSProperties;
  item: (index: number) => CSSProperties;
  /** For the first paint: how far down the grid of a phone an item begins at least, in pixels. */
  top?: (index: number) => number;
}

/** The width of a column in the narrowest window in which cards wait (`Masonry.module.css`), 360 pixels. */
const NARROW_COLUMN = 168;

/**
 * For the first paint, when the width is not known: every plan's positions as custom properties
 * `--2` to `--10`, of which the style sheet's container queries choose one. The items' own heights
 * are only two: with a phone's columns and with all others.
 */
export function firstPaint(extents: readonly Extent[]): GridStyles {
  const layouts = plans.map((plan) => place(extents, plan));
  const each = (style: Custom, line: (layout: Layout) => string) => {
    for (const layout of layouts) {
      style[`--${layout.plan.columns}`] = line(layout);
    }
    return style;
  };
  const grid = each({}, heightOf);
  const item = (index: number): Custom =>
    each(
      {
        '--narrow': line(layouts[0]?.heights[index]),
        '--wide': line(layouts[1]?.heights[index]),
      },
      (layout) => insetOf(layout, index),
    );
  const [phone] = layouts;
  const top = (index: number) =>
    (phone?.scaled[index] ?? 0) * NARROW_COLUMN + (phone?.fixed[index] ?? 0);
  return { grid, item, top };
}

/** Once the width is known: the positions of one plan, held until the next measuring. */
export function measured(layout: Layout): GridStyles {
  const { columns, gap } = layout.plan;
  const grid = {
    '--columns': columns,
    '--gap': `calc(${gap}*var(--u))`,
    blockSize: heightOf(layout),
  };
  const item = (index: number) => ({
    inset: insetOf(layout, index),
    blockSize: line(layout.heights[index]),
  });
  return { grid, item };
}

/**
 * Physical `inset`, because one property then holds a whole position; the columns' edges, `--c0` to
 * `--c9`, turn it for right-to-left.
 */
function insetOf(layout: Layout, index: number): string {
  const top = sum(layout.scaled[index] ?? 0, layout.fixed[index] ?? 0);
  return `${top} auto auto var(--c${layout.column[index] ?? 0})`;
}

function heightOf(layout: Layout): string {
  return `max(${layout.ends.map((end) => line(end)).join(',')})`;
}

/**
 * `--w` is the width of a column, `--u` the unit: short names, since they stand in every position the
 * server sends. Four digits keep the error of a position below a hundredth of a pixel.
 */
function line(height: Height | undefined): string {
  return height ? sum(height.scaled, height.fixed) : '0px';
}

function sum(scaled: number, fixed: number): string {
  return scaled || fixed ? `calc(${round(scaled)}*var(--w) + ${round(fixed)}*var(--u))` : '0px';
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

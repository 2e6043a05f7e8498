/** Which items of a layout matter in a part of it that is in view. Pure: no DOM, no React. */
import { bottomOf, type Layout, type Measure, pixels, topOf } from './layout';

/** A stretch of the grid, in pixels from its top edge. */
export interface Band {
  from: number;
  to: number;
}

/** Indices, ascending, of the items that reach into the band. */
export function inBand(layout: Layout, band: Band, measure: Measure): number[] {
  const found: number[] = [];
  for (let index = 0; index < layout.column.length; index += 1) {
    if (topOf(layout, index, measure) <= band.to && bottomOf(layout, index, measure) >= band.from) {
      found.push(index);
    }
  }
  return found;
}

/** Pixels down to the end of the shortest column: from there on a reader sees a hole. */
export function shortestEnd(layout: Layout, measure: Measure): number {
  return Math.min(...layout.ends.map((end) => pixels(end, measure)));
}

/**
 * How far to scroll so that what is in sight stays in sight when the layout or the width changes:
 * the way the first wholly visible item moves. `viewTop` is where the sight begins, in pixels from
 * the grid's top edge; above the grid's own top nothing has to be held.
 */
export function anchorShift(
  before: [Layout, Measure],
  after: [Layout, Measure],
  viewTop: number,
): number {
  if (viewTop <= 0) {
    return 0;
  }
  const anchor = firstBelow(before[0], before[1], viewTop);
  return anchor === undefined
    ? 0
    : topOf(after[0], anchor, after[1]) - topOf(before[0], anchor, before[1]);
}

function firstBelow(layout: Layout, measure: Measure, viewTop: number): number | undefined {
  let first: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < layout.column.length; index += 1) {
    const top = topOf(layout, index, measure);
    if (top >= viewTop && top < least) {
      least = top;
      first = index;
    }
  }
  return first;
}

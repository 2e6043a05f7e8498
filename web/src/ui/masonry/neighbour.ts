/** Where an arrow key leads from an item. Pure: no DOM, no React. */
import { bottomOf, type Layout, type Measure, topOf } from './layout';

/** A direction on the page, already turned for right-to-left text; `first` and `last` are Home and End. */
export type Direction = 'up' | 'down' | 'start' | 'end' | 'first' | 'last';

/** The item an arrow leads to, or nothing at the edge. Sideways it is the one whose middle is nearest. */
export function neighbour(
  layout: Layout,
  index: number,
  direction: Direction,
  measure: Measure,
): number | undefined {
  const count = layout.column.length;
  if (index < 0 || index >= count) {
    return undefined;
  }
  switch (direction) {
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    case 'up':
    case 'down':
      return along(layout, index, direction === 'up' ? -1 : 1);
    case 'start':
    case 'end':
      return across(layout, index, direction === 'start' ? -1 : 1, measure);
  }
}

/** Items are placed in order, so the next one in the same column is the next index that stands in it. */
function along(layout: Layout, index: number, step: 1 | -1): number | undefined {
  for (let other = index + step; other >= 0 && other < layout.column.length; other += step) {
    if (layout.column[other] === layout.column[index]) {
      return other;
    }
  }
  return undefined;
}

function across(layout: Layout, index: number, step: 1 | -1, measure: Measure): number | undefined {
  const column = (layout.column[index] ?? 0) + step;
  const middle = middleOf(layout, index, measure);
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < layout.column.length; other += 1) {
    if (layout.column[other] !== column) {
      continue;
    }
    const distance = Math.abs(middleOf(layout, other, measure) - middle);
    if (distance < least) {
      least = distance;
      nearest = other;
    }
  }
  return nearest;
}

function middleOf(layout: Layout, index: number, measure: Measure): number {
  return (topOf(layout, index, measure) + bottomOf(layout, index, measure)) / 2;
}

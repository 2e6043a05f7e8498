import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { Layout, Measure } from './layout';
import { type Direction, neighbour } from './neighbour';
import { indexOf } from './useBand';

/** Where a key leads, in left-to-right text. */
const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'start',
  ArrowRight: 'end',
  Home: 'first',
  End: 'last',
};

/** What takes the arrows for itself: writing and menus. */
const TAKES_ARROWS =
  'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=slider]';

interface Placed {
  layout: Layout;
  measure: Measure;
}

/**
 * Arrows move the focus from item to item, as they lie on the page. Tab still walks every control
 * in reading order, for those who do not know about the arrows. `bring` must put an item that is
 * out of sight into the document before it returns.
 */
export function useArrows(
  grid: RefObject<HTMLElement | null>,
  placed: Placed | null,
  bring: (index: number) => void,
) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const direction = directions[event.key];
      const element = grid.current;
      const target = event.target as Element;
      if (!direction || !element || !placed || hasModifier(event) || target.closest(TAKES_ARROWS)) {
        return;
      }
      const turned = getComputedStyle(element).direction === 'rtl' ? turn(direction) : direction;
      const to = neighbour(placed.layout, indexOf(element, target), turned, placed.measure);
      if (to !== undefined) {
        event.preventDefault();
        bring(to);
        focusItem(element, to);
      }
    },
    [grid, placed, bring],
  );
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

function turn(direction: Direction): Direction {
  return direction === 'start' ? 'end' : direction === 'end' ? 'start' : direction;
}

/** Focuses the item's first link or button: the one that opens it. */
function focusItem(grid: HTMLElement, index: number) {
  const item = grid.querySelector(`:scope > [data-index="${index}"]`);
  item?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus();
}

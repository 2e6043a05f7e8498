import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { later } from '../later';
import type { Band } from './window';

/** What is kept in the document: a band of the grid and, wherever it is, the item that has the focus. */
export interface InSight {
  band: Band;
  /** How far the grid's top edge lies above the viewport's, in pixels. */
  viewTop: number;
  /** Height of the viewport in pixels. */
  viewHeight: number;
  /** Index of the item with the focus, or -1. */
  focused: number;
}

/** The band moves in steps, so that most scroll events change nothing. */
const STEP = 256;
/** At most this much is kept beyond either edge of the viewport. */
const MOST_BEYOND = 1200;

/**
 * What is in sight of a grid. Listens to every scroller around it, by capture. The new items are in
 * the document before the frame with the new scroll position is painted: never a hole, short of jumps.
 *
 * Of a `fresh` grid, which the server did not draw, only what is in view stands in the document at
 * first: it is drawn sooner, and no other pictures are loaded beside its own.
 */
export function useBand(
  grid: RefObject<HTMLElement | null>,
  active: boolean,
  fresh: boolean,
): InSight | null {
  const [sight, setSight] = useState<InSight | null>(null);
  useLayoutEffect(() => {
    if (active && grid.current) {
      const element = grid.current;
      setSight((known) => (fresh ? inView(element) : next(known, element)));
    }
  }, [grid, active, fresh]);
  useEffect(() => {
    const element = grid.current;
    if (!active || !element) {
      return;
    }
    let latest: InSight | null = null;
    const look = (show: (change: () => void) => void) => {
      const seen = next(latest, element);
      if (seen !== latest) {
        latest = seen;
        show(() => setSight(seen));
      }
    };
    const update = () => look(flushSync);
    // What has the focus is in the document already, and a press that gives it has other work.
    const calmly = () => look(startTransition);
    if (fresh) later(calmly);
    document.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    element.addEventListener('focusin', calmly);
    return () => {
      document.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      element.removeEventListener('focusin', calmly);
    };
  }, [grid, active, fresh]);
  return sight;
}

/** What is in view now and nothing beyond; nothing of a grid that is not displayed. */
function inView(grid: HTMLElement): InSight | null {
  const { width, top } = grid.getBoundingClientRect();
  const viewHeight = window.innerHeight;
  const band = { from: -top, to: viewHeight - top };
  return width > 0 ? { band, viewTop: -top, viewHeight, focused: -1 } : null;
}

/** What is in sight now, or the same object if nothing of it changed. A grid that is not displayed sees nothing new. */
function next(known: InSight | null, grid: HTMLElement): InSight | null {
  const rect = grid.getBoundingClientRect();
  if (rect.width === 0) {
    return known;
  }
  const viewHeight = window.innerHeight;
  const viewTop = -rect.top;
  const beyond = Math.min(viewHeight, MOST_BEYOND);
  const from = Math.floor((viewTop - beyond) / STEP) * STEP;
  const to = Math.ceil((viewTop + viewHeight + beyond) / STEP) * STEP;
  const focused = indexOf(grid, document.activeElement);
  if (known && known.band.from === from && known.band.to === to && known.focused === focused) {
    return known;
  }
  return { band: { from, to }, viewTop, viewHeight, focused };
}

/** The index of the item an element lies in, or -1 where it lies in none of this grid. */
export function indexOf(grid: HTMLElement, element: Element | null): number {
  const item = element?.closest<HTMLElement>('[data-index]');
  return item && item.parentElement === grid ? Number(item.dataset.index) : -1;
}

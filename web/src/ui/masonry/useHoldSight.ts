import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Layout, Measure } from './layout';
import { anchorShift } from './window';

interface Placed {
  layout: Layout;
  measure: Measure;
  /** Width of the grid the two belong to, in pixels. */
  width: number;
}

/** When a new width moves the items, scrolls so that what was in sight stays there. */
export function useHoldSight(grid: RefObject<HTMLElement | null>, placed: Placed | null) {
  const before = useRef<Placed | null>(null);
  const viewTop = useRef(0);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = placed;
    const element = grid.current;
    if (!placed || !element) {
      return;
    }
    if (known && known.measure !== placed.measure) {
      const shift = anchorShift(
        [known.layout, known.measure],
        [placed.layout, placed.measure],
        viewTop.current,
      );
      // To where it was and on from there: a grid that became shorter may have moved the page already.
      const moved = viewTop.current + element.getBoundingClientRect().top;
      if (shift !== 0) {
        scrollerOf(element).scrollBy({ top: shift + moved, behavior: 'instant' });
      }
    }
    viewTop.current = -element.getBoundingClientRect().top;
  }, [grid, placed]);
  useEffect(() => {
    const remember = () => {
      const rect = grid.current?.getBoundingClientRect();
      // While the width changes, positions are those of no layout we know.
      if (rect && placed && Math.abs(rect.width - placed.width) < 1) {
        viewTop.current = -rect.top;
      }
    };
    document.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', remember, { capture: true });
  }, [grid, placed]);
}

/** The nearest ancestor that scrolls, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (
      scrolls &&
      parent !== document.documentElement &&
      parent !== document.body &&
      parent.scrollHeight > parent.clientHeight
    ) {
      return parent;
    }
  }
  return document.scrollingElement ?? document.documentElement;
}

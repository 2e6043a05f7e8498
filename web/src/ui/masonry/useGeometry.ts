import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Plan, plans } from './layout';

/** What was measured of a grid. */
export interface Geometry {
  plan: Plan;
  /** Width of the container in pixels. */
  width: number;
  /** Pixels to a sixteenth of the root's type size. */
  unit: number;
}

/** How long the width must rest before items are placed anew. Columns stay fluid meanwhile. */
const REST_MS = 200;

/**
 * Before the first measuring (and on the server) nothing; then the grid's geometry, anew after the
 * width has come to rest.
 */
export function useGeometry(grid: RefObject<HTMLElement | null>): Geometry | null {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  useLayoutEffect(() => {
    if (grid.current) {
      setGeometry(measure(grid.current));
    }
  }, [grid]);
  useEffect(() => {
    const element = grid.current;
    if (!element) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setGeometry((known) => keep(known, measure(element))), REST_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [grid]);
  return geometry;
}

/**
 * The style sheet has already decided how many columns fit (`--fit`); asking it keeps both of one
 * mind to the pixel.
 */
function measure(grid: HTMLElement): Geometry | null {
  const style = getComputedStyle(grid);
  const fit = Number(style.getPropertyValue('--fit'));
  const plan = plans.find((candidate) => candidate.columns === fit);
  const width = Number.parseFloat(style.inlineSize);
  if (!plan || !(width > 0)) {
    return null;
  }
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { plan, width, unit };
}

function keep(known: Geometry | null, next: Geometry | null): Geometry | null {
  if (
    !next ||
    (known && known.plan === next.plan && known.width === next.width && known.unit === next.unit)
  ) {
    return known;
  }
  return next;
}

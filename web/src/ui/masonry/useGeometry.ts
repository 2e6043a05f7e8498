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

/** How long the width must rest before items are placed anew (specification §9). Columns stay fluid meanwhile. */
const REST_MS = 200;

/** When a turned device has found its new width: some say an in-between one first (specification §9). */
const TURN_MS = 1000;

/**
 * Before the first measuring (and on the server) nothing; then the grid's geometry, anew after the
 * width has come to rest, and once more after the device was turned. Null for a grid that could not
 * be measured, since it is not displayed.
 */
export function useGeometry(grid: RefObject<HTMLElement | null>): Geometry | null | undefined {
  const [geometry, setGeometry] = useState<Geometry | null>();
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
    const again = () => setGeometry((known) => keep(known, measure(element)));
    const rest = after(REST_MS, again);
    const turn = after(TURN_MS, again);
    const observer = new ResizeObserver(rest.start);
    observer.observe(element);
    window.addEventListener('orientationchange', turn.start);
    return () => {
      rest.stop();
      turn.stop();
      observer.disconnect();
      window.removeEventListener('orientationchange', turn.start);
    };
  }, [grid]);
  return geometry;
}

/** Does something some milliseconds after the last start. */
function after(ms: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    timer = setTimeout(act, ms);
  };
  return { start, stop };
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

function keep(known: Geometry | null | undefined, next: Geometry | null): Geometry | null {
  if (
    !next ||
    (known && known.plan === next.plan && known.width === next.width && known.unit === next.unit)
  ) {
    return known ?? null;
  }
  return next;
}

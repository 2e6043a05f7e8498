import type { Location } from 'react-router';

/**
 * The home feed is restored, with its scroll position, when the viewer comes back within
 * 2.5 minutes; later they get a new one from the top (specification §2, §9 "home refresh
 * windows"). Back and forward always find the feed as it was left.
 */
export const RESTORED_MS = 150_000;

/** The same in the other group of the experiment (specification §2, §9). */
export const RESTORED_SHORT_MS = 60_000;

/** How long this viewer's home feed can be restored, in milliseconds, by their experiments. */
export function restoredMs(experiments: Record<string, string>): number {
  return experiments.home_feed_restoration === 'enabled_1_minute' ? RESTORED_SHORT_MS : RESTORED_MS;
}

/** A location as the router knows it. */
type RouterLocation = Pick<Location, 'pathname' | 'key'>;

/** What the restoration needs of the world. */
export interface RestorationOptions {
  /** Milliseconds; any clock that only goes forward. */
  now: () => number;
  /** How long it can be restored, in milliseconds. */
  restoredMs: number;
  /** Called when the feed is too old to be shown again. */
  drop: () => void;
}

/** Whether an address shows the home feed. */
export function isHome(pathname: string): boolean {
  return /^\/(homefeed\/?)?$/.test(pathname);
}

/** Follows the viewer in and out of the home feed. */
export function createHomeRestoration({ now, restoredMs, drop }: RestorationOptions) {
  const seen = new Set<string>();
  let leftAt: number | null = null;
  let generation = 0;
  return {
    /** Under which key the scroll position of a location is stored and looked up. */
    scrollKey(location: RouterLocation): string {
      if (!isHome(location.pathname)) return location.key;
      if (leftAt !== null && !seen.has(location.key) && now() - leftAt >= restoredMs) {
        generation += 1;
        leftAt = null;
        drop();
      }
      return `home ${generation}`;
    },

    /** The viewer has come to a location. */
    arrived(location: RouterLocation, from: RouterLocation | null): void {
      seen.add(location.key);
      if (isHome(location.pathname)) leftAt = null;
      else if (from && isHome(from.pathname)) leftAt = now();
    },
  };
}

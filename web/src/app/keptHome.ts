/**
 * The home feed is kept, with its place, when the viewer comes back within 2.5
 * minutes; later they get a new one from the top (specification §2, §9).
 * Back and forward always find the feed as it was left.
 */
export const KEPT_MS = 150_000;

/** A place as the router knows it. */
interface Place {
  pathname: string;
  key: string;
}

/** What the keeper needs of the world. */
export interface KeeperOptions {
  /** Milliseconds; any clock that only goes forward. */
  now: () => number;
  /** Called when the kept feed is too old to be shown again. */
  drop: () => void;
}

/** Whether an address shows the home feed. */
export function isHome(pathname: string): boolean {
  return /^\/(homefeed\/?)?$/.test(pathname);
}

/** Follows the viewer in and out of the home feed. */
export function createHomeKeeper({ now, drop }: KeeperOptions) {
  const seen = new Set<string>();
  let leftAt: number | null = null;
  let generation = 0;
  return {
    /** Under which key the scroll position of a place is kept and looked up. */
    scrollKey(place: Place): string {
      if (!isHome(place.pathname)) return place.key;
      if (leftAt !== null && !seen.has(place.key) && now() - leftAt >= KEPT_MS) {
        generation += 1;
        leftAt = null;
        drop();
      }
      return `home ${generation}`;
    },

    /** The viewer has come to a place. */
    arrived(place: Place, from: Place | null): void {
      seen.add(place.key);
      if (isHome(place.pathname)) leftAt = null;
      else if (from && isHome(from.pathname)) leftAt = now();
    },
  };
}

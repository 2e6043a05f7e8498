/** Where a trip to a provider leads in the end; kept in this tab, like what was wanted. */
const NEXT = 'trip-next';

/** Until when a trip has shown that the viewer is there. */
const PROVED = 'trip-proved';

/** A little less than the server believes it, so that nobody is told yes too long. */
const PROVED_MS = 9 * 60_000;

/** Keeps the path of this site that follows on the trip. */
export function keepTripNext(next: string): void {
  write(NEXT, next);
}

/** The path that follows on the trip, if one is known. */
export function readTripNext(): string | null {
  return read(NEXT);
}

/** A trip has shown that the viewer is there. */
export function keepProof(now: number): void {
  write(PROVED, String(now + PROVED_MS));
}

/** Whether a trip has shown it, not too long ago. */
export function hasProof(now: number): boolean {
  return Number(read(PROVED)) > now;
}

function write(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Full or forbidden: then the trip leads home.
  }
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

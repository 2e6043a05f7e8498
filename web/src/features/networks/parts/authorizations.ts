/** Where an authorization to a provider leads in the end; kept in this tab, like what was wanted. */
const NEXT = 'authorization-next';

/** Until when an authorization has shown that the viewer is there. */
const PROVED = 'authorization-proved';

/** A little less than the server believes it, so that the answer is never too old. */
const PROVED_MS = 9 * 60_000;

/** Keeps the path of this site that follows on the authorization. */
export function keepAuthorizationNext(next: string): void {
  write(NEXT, next);
}

/** The path that follows on the authorization, if one is known. */
export function readAuthorizationNext(): string | null {
  return read(NEXT);
}

/** An authorization has shown that the viewer is there. */
export function keepProof(now: number): void {
  write(PROVED, String(now + PROVED_MS));
}

/** Whether an authorization has shown it, not too long ago. */
export function hasProof(now: number): boolean {
  return Number(read(PROVED)) > now;
}

function write(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Full or forbidden: then the authorization leads home.
  }
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

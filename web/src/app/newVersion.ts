/** Effective connection types on which the app is not reloaded for a new version. */
const SLOW = ['slow-2g', '2g', '3g'];

/** How long a slow connection may go on with an old app. */
const SLOW_STALE_MS = 24 * 60 * 60 * 1000;

/** When the server was first seen to have another version, and how it is reached. */
export interface Staleness {
  /** Milliseconds; null while the versions agree. */
  since: number | null;
  now: number;
  /** `navigator.connection.effectiveType`, where there is one. */
  connection: string | undefined;
}

/**
 * Whether the next route change loads the whole page anew (specification §4
 * "Hard reload"): at once, and on slow connections only after 24 hours.
 */
export function mustReload({ since, now, connection }: Staleness): boolean {
  if (since === null) return false;
  return !SLOW.includes(connection ?? '') || now - since >= SLOW_STALE_MS;
}

import { useSyncExternalStore } from 'react';

/**
 * What stands behind `#` in the address, such as the token of a mail's link.
 * Null while React takes over the server's markup: servers are not told it.
 */
export function useFragment(): string | null {
  return useSyncExternalStore(listen, read, () => null);
}

function listen(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function read(): string {
  return window.location.hash.slice(1);
}

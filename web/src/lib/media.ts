import { useAppData } from 'lib/appData';
import { useSyncExternalStore } from 'react';

/** Specification §9: below this width the shell is small, and panels come from below. */
const SMALL = '(max-width: 767px)';

/**
 * Whether the window is as narrow as a phone. On the server it is what the page is made for, so
 * that what a visitor presses or types into before the app is there stays.
 */
export function useSmall(): boolean {
  const { isMobile } = useAppData();
  return useSyncExternalStore(listen, read, () => isMobile);
}

function listen(listener: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function read(): boolean {
  return window.matchMedia(SMALL).matches;
}

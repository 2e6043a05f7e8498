import { listeners } from 'lib/pageValue';
import { useSyncExternalStore } from 'react';

/** Cookie that says that a visitor was too young in this browser; the server reads it too. */
const COOKIE = 'age_restricted';

/** A day: so that another birthday is not simply tried. */
const SECONDS = 24 * 60 * 60;

const { subscribe, tell } = listeners();

/** Specification §4 "Signup": the age-restriction code sets the cookie. */
export function restrictAge(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
  document.cookie = `${COOKIE}=1; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
  tell();
}

/** Whether a visitor was too young in this browser lately. Markup of the server does not know. */
export function useAgeRestricted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.cookie.split('; ').includes(`${COOKIE}=1`),
    () => false,
  );
}

/**
 * What every call tells the server about the page it comes from, and what the
 * answers tell about the app's age. Set once at start-up; the server's renderer
 * makes no calls and so never sets it.
 *
 * Specification §4 "Hard reload", §7 (headers), protocol "Door 1".
 */

/** Given by start-up. */
export interface PageFacts {
  /** Version of this web app. */
  appVersion: string;
  /** Page file shown now, such as `pin/[id]`. */
  handler: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when the session that the page began with is over. */
  onSignedOut?: () => void;
}

let facts: PageFacts | null = null;
let unverified: (() => void) | null = null;
let isRefused = false;
let staleSince: number | null = null;
let stale: (() => void) | null = null;

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** See the file's card. */
export const requestContext = {
  /** Makes the facts known. */
  begin(page: PageFacts): void {
    facts = page;
    staleSince = null;
  },

  /** Path and query of the page. */
  sourceUrl(): string {
    return window.location.pathname + window.location.search;
  },

  /** Headers of every call. The token is read anew, since log-in renews it. */
  headers(): Record<string, string> {
    return {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRFToken': cookie('csrftoken'),
      'X-App-Version': facts?.appVersion ?? '',
      'X-Pinterest-AppState': document.visibilityState === 'visible' ? 'active' : 'background',
      'X-Pinterest-PWS-Handler': facts?.handler() ?? '',
      'X-Pinterest-Source-Url': encodeURI(this.sourceUrl()),
    };
  },

  /** Another country that the page's address asks for, as headers of a document. */
  forcedCountry(): Record<string, string> {
    const asked = [...new URLSearchParams(window.location.search)];
    return Object.fromEntries(asked.filter(([name]) => /^force_country(_from_ip)?$/.test(name)));
  },

  /** Whether the window is as wide as a desktop's (specification §9, breakpoints of the shell). */
  isDesktop(): boolean {
    return globalThis.innerWidth >= 768;
  },

  /** Compares an answer's version header with the app's own. */
  sawVersion(version: string | null): void {
    if (!facts || staleSince !== null || !version || version === facts.appVersion) return;
    staleSince = facts.now();
    stale?.();
  },

  /** Who is told once that the server has another version, at once where that is known. */
  whenStale(listener: () => void): void {
    stale = listener;
    if (staleSince !== null) listener();
  },

  /** The server asks for a session: if the page had one, it has ended. */
  sawNoSession(): void {
    facts?.onSignedOut?.();
  },

  /**
   * Who is told from now on that a write was refused until the viewer's address is verified, at once
   * where one was before; ends it.
   */
  whenUnverified(listener: () => void): () => void {
    unverified = listener;
    if (isRefused) listener();
    isRefused = false;
    return () => {
      unverified = null;
    };
  },

  /** The account writes no more until its address is verified (specification §6). */
  sawUnverified(): void {
    isRefused = !unverified;
    unverified?.();
  },

  /** When the server was first seen to have another version, in milliseconds; null while they agree. */
  staleSince(): number | null {
    return staleSince;
  },
};

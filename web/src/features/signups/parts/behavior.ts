/**
 * What the browser noticed of a visitor until they signed up, within this page's life
 * (specification §3 `user_behavior_data`): enough to tell readers from programs, and no more.
 */
export interface Behavior {
  /** Pages that were shown, each visit counts. */
  pages_seen: number;
  /** Whole seconds since the page was loaded. */
  seconds: number;
  /** Whether it was ever scrolled. */
  has_scrolled: boolean;
}

let hasScrolled = false;

/** Waits for the first scroll, unless it was before the app. Called once, when a visitor's page stands. */
export function noticeScroll(page: Pick<Window, 'scrollY' | 'addEventListener'>): void {
  hasScrolled = page.scrollY > 0;
  page.addEventListener('scroll', () => (hasScrolled = true), { once: true, passive: true });
}

/** What was noticed so far; `elapsed` in milliseconds. */
export function behaviorOf(visitedPages: readonly string[], elapsed: number): Behavior {
  return {
    pages_seen: visitedPages.length,
    seconds: Math.floor(elapsed / 1000),
    has_scrolled: hasScrolled,
  };
}

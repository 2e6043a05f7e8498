import { pageOf } from 'app/mods.client';

/** What signed-in desktops go to most (specification §2, last line of "Shell"). */
const LIKELY = ['index', 'pin/[id]', 'search/pins', '[username]'];

/**
 * Fetches the page files a viewer will probably want next, once the browser has
 * nothing better to do. A failure is no news: the visit will try again.
 */
export function preloadLikely(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
  idle(() => {
    for (const handler of LIKELY) pageOf(handler)?.().catch(() => undefined);
  });
}

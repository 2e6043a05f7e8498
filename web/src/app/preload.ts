import { pageOf } from 'app/mods.client';
import type { AppStore } from 'app/store';
import { warmCloseup } from 'features/feeds/parts/warmCloseup';
import { pinIdOf } from 'lib/paths';
import { type createBrowserRouter, matchRoutes } from 'react-router';
import { later } from 'ui/later';

/** What signed-in desktops go to most (specification §2, last line of "Shell"). */
const LIKELY = ['index', 'pin/[id]', 'search/pins', '[username]'];

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * On the way to a pin's page its queries start with the route's code, and not
 * behind it (specification §4 "Start-up"). What is on its way is not asked again.
 */
export function preloadQueries(router: Router, store: AppStore): void {
  router.subscribe(({ navigation: { location } }) => {
    const { route, params } = (location && matchRoutes(router.routes, location)?.at(-1)) ?? {};
    if (route?.id === 'pin/[id]') store.dispatch(warmCloseup(pinIdOf(params?.id ?? '')));
  });
}

/**
 * Fetches the page files a viewer will probably want next, once the browser has
 * nothing better to do. A failure is no news: the visit will try again.
 */
export function preloadLikely(): void {
  later(() => {
    for (const handler of LIKELY) pageOf(handler)?.().catch(() => undefined);
  });
}

import { createHomeRestoration, restoredMs } from 'app/homeRestoration';
import { mustReload } from 'app/newVersion';
import type { AppState, AppStore } from 'app/store';
import { api } from 'lib/api';
import { useAppData } from 'lib/appData';
import { navigated, type Stay } from 'lib/history';
import { requestContext } from 'lib/requestContext';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { later } from 'ui/later';

/**
 * What follows from a navigation: the history, the activity log, the restored home
 * feed, the focus, and the hard reload. Answers under which key a location's scroll position lies.
 */
export function useNavigationRecord(
  main: RefObject<HTMLElement | null>,
): (location: Location) => string {
  const store = useStore() as AppStore;
  const location = useLocation();
  const action = useNavigationType();
  const from = useRef<Location | null>(null);
  const { experiments } = useAppData();
  const restoration = useMemo(
    () =>
      createHomeRestoration({
        now: () => performance.now(),
        restoredMs: restoredMs(experiments),
        drop: () => dropHomeFeed(store),
      }),
    [store, experiments],
  );
  useEffect(() => {
    const before = from.current;
    from.current = location;
    if (before === location) return;
    restoration.arrived(location, before);
    const address = location.pathname + location.search;
    const state = store.getState();
    store.dispatch(navigated({ action, to: { key: location.key, address } }));
    if (state.session.user) tellVisit(state, store.getState());
    if (!before || before.pathname === location.pathname) return;
    if (action === 'REPLACE' && (location.state as Stay | null)?.stays) return;
    if (mustReload(staleness())) window.location.reload();
    // Keyboards and screen readers go on at the new page's start.
    else main.current?.focus({ preventScroll: true });
  }, [action, restoration, location, main, store]);
  return restoration.scrollKey;
}

function staleness() {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return {
    since: requestContext.staleSince(),
    now: Date.now(),
    connection: connection?.effectiveType,
  };
}

/** Tells the activity log; without its code the visit is not told. */
function tellVisit(...visit: [before: AppState, after: AppState]): void {
  later(() => {
    import('features/feeds/logVisit')
      .then(({ logVisit }) => logVisit(...visit))
      .catch(() => undefined);
  });
}

/** Forgets the home feed, so that its screen asks for a new one. */
function dropHomeFeed(store: AppStore): void {
  const { queries } = store.getState().resources;
  for (const [queryCacheKey, entry] of Object.entries(queries)) {
    if (entry?.endpointName !== 'listHomePins') continue;
    store.dispatch(
      api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
    );
  }
}

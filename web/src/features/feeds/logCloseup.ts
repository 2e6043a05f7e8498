import { wayTo } from 'features/feeds/wayTo';
import { pinAt } from 'features/pins/parts/pinAt';
import { call } from 'lib/call';
import type { History } from 'lib/history';

/** Where the browser stands in its own history. */
type Place = Pick<typeof window.history, 'state' | 'replaceState'>;

/**
 * Tells the server's activity log of a visit to a pin's page that began with a
 * navigation, and how the viewer came to it (specification §7 "ApiCResource", §9).
 * A visit is a place of the browser's history, which is marked: going back to it or
 * loading it anew begins none. Load it with `import()`.
 */
export function logCloseup(before: History, state: { history: History }, place: Place): void {
  const opened = pinAt(state.history.current?.address);
  const isShown = opened === pinAt(before.current?.address);
  if (opened === undefined || place.state?.isLogged) return;
  place.replaceState({ ...place.state, isLogged: true }, '');
  if (isShown) return;
  const way = wayTo(opened, state);
  // What is not logged is missing there; the viewer loses nothing.
  void call('ApiCResource', 'create', {
    events: [
      {
        type: 'closeup',
        pin_id: opened,
        homefeed_source_sig: way.homefeedSourceSig ?? null,
        search_query: way.searchQuery ?? null,
        source: way.source ?? null,
        top_level_source: way.topLevelSource ?? null,
        top_level_source_depth: way.topLevelSourceDepth ?? null,
      },
    ],
  });
}

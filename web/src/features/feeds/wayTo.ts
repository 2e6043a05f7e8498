import { feedsApi } from 'features/feeds/api';
import { type CameFrom, cameFrom } from 'features/feeds/cameFrom';
import type { History } from 'lib/history';

/** What the store knows of places and feeds. */
type State = { history: History } & Parameters<typeof feedsApi.util.selectCachedArgsForQuery>[0];

/**
 * Where the viewer came from to a pin, by the store's state. A page that made place for
 * another led there all the same. Load it with `import()`.
 */
export function wayTo(pinId: string, state: unknown): CameFrom {
  const { history } = state as State;
  const entries = [...history.previous, ...(history.current ? [history.current] : [])];
  const places = entries.flatMap(({ replaced = [], address }) => [...replaced, address]);
  return cameFrom(places, pinId, (id) => signatureOf(id, state as State));
}

/** The picture of a pin that stands in the home feed, on either of its tabs. */
function signatureOf(pinId: string, state: State): string | undefined {
  const { listHomePins, listFollowingPins } = feedsApi.endpoints;
  const lists = [listHomePins.select({})(state), listFollowingPins.select({})(state)];
  const pins = lists.flatMap(({ data }) => data?.pages.flatMap((page) => page.data) ?? []);
  return pins.find(({ id }) => id === pinId)?.image_signature;
}

import { feedsApi } from 'features/feeds/api';
import { type CameFrom, cameFrom } from 'features/feeds/cameFrom';
import type { History } from 'lib/history';

/** What the store knows of places and feeds. */
type State = { history: History } & Parameters<typeof feedsApi.util.selectCachedArgsForQuery>[0];

/** Where the viewer came from to a pin, by the store's state. Load it with `import()`. */
export function wayTo(pinId: string, state: unknown): CameFrom {
  const { history } = state as State;
  const { previous, current } = history;
  const places = [...previous, ...(current ? [current] : [])].map(({ address }) => address);
  return cameFrom(places, pinId, (id) => signatureOf(id, state as State));
}

/** The picture of a pin that stands in the home feed. */
function signatureOf(pinId: string, state: State): string | undefined {
  const { data } = feedsApi.endpoints.listHomePins.select({})(state);
  const pins = data?.pages.flatMap((page) => page.data) ?? [];
  return pins.find(({ id }) => id === pinId)?.image_signature;
}

import { pinsApi } from 'features/pins/api';
import { api, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';
import { answered, sent } from './confirmed';
import { type Reacted, reacted } from './parts/counts';

/** Reactions to a pin, as the viewer sees them. */
export type PinReactions = Schema['PinReactions'];

const selectPin = pinsApi.endpoints.getPin.select;
type State = Parameters<ReturnType<typeof selectPin>>[0];

/** What people feel about pins. */
export const reactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Nothing is kept once the list is closed: it changes with every press.
    listReactions: build.infiniteQuery({ ...walk('ReactionsResource'), keepUnusedDataFor: 0 }),
    react: build.mutation({
      ...write('ReactionsResource', 'create'),
      // Shown at once; the server's answer to the newest request takes its place, or what it
      // confirmed before when it refuses.
      onQueryStarted: async (
        { pin_id, reaction_type },
        { dispatch, getState, queryFulfilled, requestId },
      ) => {
        const { data: pin } = selectPin({ id: pin_id })(getState() as State);
        if (!pin) return;
        const show = (change: Reacted) =>
          dispatch(
            pinsApi.util.updateQueryData('getPin', { id: pin_id }, (shown) => {
              Object.assign(shown, change);
            }),
          );
        sent(pin_id, requestId, reactionsOf(pin));
        show(reacted(pin, reaction_type ?? null));
        const told = await queryFulfilled.catch(() => null);
        const confirmed = answered(pin_id, requestId, told ? reactionsOf(told.data) : undefined);
        if (confirmed) show(confirmed);
      },
    }),
  }),
});

function reactionsOf({ reaction_counts, reaction_by_me }: Reacted): Reacted {
  return { reaction_counts, reaction_by_me: reaction_by_me ?? null };
}

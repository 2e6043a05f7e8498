import { pinsApi } from 'features/pins/api';
import { api, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';
import { type Reacted, reacted } from './parts/counts';

/** Reactions to a pin, as the viewer sees them. */
export type PinReactions = Schema['PinReactions'];

/** What people feel about pins. */
export const reactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Nothing is kept once the list is closed: it changes with every press.
    listReactions: build.infiniteQuery({ ...walk('ReactionsResource'), keepUnusedDataFor: 0 }),
    react: build.mutation({
      ...write('ReactionsResource', 'create'),
      // Shown at once, and taken back when the server refuses.
      onQueryStarted: async ({ pin_id, reaction_type }, { dispatch, queryFulfilled }) => {
        const patch = (change: (pin: Reacted) => Reacted) =>
          dispatch(
            pinsApi.util.updateQueryData('getPin', { id: pin_id }, (pin) => {
              Object.assign(pin, change(pin));
            }),
          );
        const { undo } = patch((pin) => reacted(pin, reaction_type ?? null));
        try {
          const { data } = await queryFulfilled;
          const { reaction_counts, reaction_by_me } = data;
          patch(() => ({ reaction_counts, reaction_by_me: reaction_by_me ?? null }));
        } catch {
          undo();
        }
      },
    }),
  }),
});

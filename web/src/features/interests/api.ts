import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A topic people like to look at. */
export type Interest = Schema['InterestView'];

/** Interests: the topics there are, and which the viewer follows. */
export const interestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInterests: build.query(read('InterestsResource')),
    followInterests: build.mutation({
      ...write('UserInterestsResource', 'update'),
      onQueryStarted: ({ interest_ids }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          interestsApi.util.updateQueryData('listInterests', {}, ({ interests }) => {
            for (const interest of interests) {
              interest.is_followed = interest_ids.includes(interest.id);
            }
          }),
        );
        queryFulfilled.catch(undo);
      },
    }),
  }),
});

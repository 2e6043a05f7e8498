import { api, walk } from 'lib/api';
import type { Schema } from 'lib/call';

/** A did-it: a user's report of having made what a pin shows. */
export type DidIt = Schema['DidItView'];

/** Who did what a pin shows; how it is told stands in ./telling.ts, which comes later. */
export const didItsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDidIts: build.infiniteQuery({
      ...walk('AggregatedActivityFeedResource'),
      providesTags: (_pages, _error, { pin_id }) => [feedOf(pin_id)],
    }),
  }),
});

/** The list below a pin. */
export function feedOf(pinId: string) {
  return { type: 'Feed' as const, id: `did ${pinId}` };
}

import { api, type Call, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';
import { type Mark, marked } from './parts/marks';

/** A did-it: a user's report of having made what a pin shows. */
export type DidIt = Schema['DidItView'];

interface Marking {
  /** What another told. */
  didIt: DidIt;
  /** As what it is marked. */
  mark: Mark;
  /** Whether the mark is given, or taken back. */
  given: boolean;
}

/** Who did what a pin shows, and what others think of it. */
export const didItsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDidIts: build.infiniteQuery({
      ...walk('AggregatedActivityFeedResource'),
      providesTags: (_pages, _error, { pin_id }) => [feedOf(pin_id)],
    }),
    tellDidIt: build.mutation({
      ...write('DidItActivityResource', 'create'),
      invalidatesTags: (_told, error, { pin_id }) => (error ? [] : changed(pin_id)),
    }),
    deleteDidIt: build.mutation<unknown, DidIt>({
      query: ({ id }): Call => ({
        resource: 'DidItActivityResource',
        verb: 'delete',
        options: { user_did_it_data_id: id },
      }),
      invalidatesTags: (_done, error, { pin_id }) => (error ? [] : changed(pin_id)),
    }),
    markDidIt: build.mutation<unknown, Marking>({
      query: ({ didIt, mark, given }): Call => ({
        resource: 'DidItMarkResource',
        verb: given ? 'create' : 'delete',
        options: { user_did_it_data_id: didIt.id, mark },
      }),
      // Shown at once, and taken back when the server refuses.
      onQueryStarted: ({ didIt: { id, pin_id }, mark, given }, { dispatch, queryFulfilled }) => {
        const patch = didItsApi.util.updateQueryData('listDidIts', { pin_id }, ({ pages }) => {
          for (const page of pages) {
            page.data = page.data.map((one) => (one.id === id ? marked(one, mark, given) : one));
          }
        });
        const { undo } = dispatch(patch);
        queryFulfilled.catch(undo);
      },
    }),
  }),
});

function feedOf(pinId: string) {
  return { type: 'Feed' as const, id: `did ${pinId}` };
}

/** The list below a pin, and its numbers. */
function changed(pinId: string) {
  return [feedOf(pinId), { type: 'Pin' as const, id: pinId }];
}

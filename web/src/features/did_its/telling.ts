import { api, type Call, write } from 'lib/api';
import { type DidIt, didItsApi, feedOf } from './api';
import { type Mark, marked } from './parts/marks';

interface Marking {
  /** What another told. */
  didIt: DidIt;
  /** As what it is marked. */
  mark: Mark;
  /** Whether the mark is given, or taken back. */
  given: boolean;
}

/** What users tell of having made what a pin shows, and what others think of it. */
export const tellingApi = api.injectEndpoints({
  endpoints: (build) => ({
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

/** The list below a pin, and its numbers. */
function changed(pinId: string) {
  return [feedOf(pinId), { type: 'Pin' as const, id: pinId }];
}

import { api, walk, write } from 'lib/api';

/** Every list of comments: what was hidden may stand in any. */
const LISTS = { invalidatesTags: (_done: unknown, error: unknown) => (error ? [] : LISTED) };
const LISTED = ['Comment' as const];

/** Comments that the viewer does not want to read. */
export const hidesApi = api.injectEndpoints({
  endpoints: (build) => ({
    hideComment: build.mutation({ ...write('AggregatedCommentHideResource', 'create'), ...LISTS }),
    unhideComment: build.mutation({
      ...write('AggregatedCommentHideResource', 'delete'),
      ...LISTS,
    }),
    hideCommenter: build.mutation({ ...write('CommenterHideResource', 'create'), ...LISTS }),
    unhideCommenter: build.mutation({ ...write('CommenterHideResource', 'delete'), ...LISTS }),
    listHiddenCommenters: build.infiniteQuery({
      ...walk('HiddenCommentersResource'),
      keepUnusedDataFor: 0,
      providesTags: LISTED,
    }),
  }),
});

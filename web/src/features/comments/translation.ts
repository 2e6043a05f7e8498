import { api, read } from 'lib/api';

/** Comments in the viewer's language. */
export const translationApi = api.injectEndpoints({
  endpoints: (build) => ({
    translateComment: build.query({
      ...read('AggregatedCommentTranslationResource'),
      // Its words may have changed.
      providesTags: ['Comment'],
    }),
  }),
});

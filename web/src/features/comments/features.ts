import { api, read, write } from 'lib/api';

/**
 * Which ways to talk are open below the viewer's pins. A change shows at once, and is taken back
 * when it is refused.
 */
export const featuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCommentFeatures: build.query(read('AggregatedCommentFeaturesResource')),
    updateCommentFeatures: build.mutation({
      ...write('AggregatedCommentFeaturesResource', 'update'),
      onQueryStarted: ({ user_id, feature_map }, { dispatch, queryFulfilled }) => {
        const change = featuresApi.util.updateQueryData(
          'getCommentFeatures',
          { user_id },
          (kept) => void Object.assign(kept, feature_map),
        );
        queryFulfilled.catch(dispatch(change).undo);
      },
      // Their pins say whether they take comments.
      invalidatesTags: (_done, error) => (error ? [] : ['Pin']),
    }),
  }),
});

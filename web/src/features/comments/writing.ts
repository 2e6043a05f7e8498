import { api, type Call, write } from 'lib/api';
import { type Comment, feedOf } from './api';

/** What users do with comments. */
export const writingApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeComment: build.mutation({
      ...write('AggregatedCommentResource', 'create'),
      invalidatesTags: (_written, error, { pin_id }) => (error ? [] : changed(pin_id)),
    }),
    updateComment: build.mutation({
      ...write('AggregatedCommentResource', 'update'),
      invalidatesTags: (written) => (written ? changed(written.pin_id) : []),
    }),
    deleteComment: build.mutation<unknown, Comment>({
      query: ({ id }): Call => ({
        resource: 'AggregatedCommentResource',
        verb: 'delete',
        options: { comment_id: id },
      }),
      invalidatesTags: (_done, error, { pin_id }) => (error ? [] : changed(pin_id)),
    }),
  }),
});

/** The list below a pin, and its number. */
function changed(pinId: string) {
  return [feedOf(pinId), { type: 'Pin' as const, id: pinId }];
}

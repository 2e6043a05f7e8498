import { api, walk } from 'lib/api';

/** Replies to comments, which come when their reader opens them. */
export const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReplies: build.infiniteQuery({
      ...walk('AggregatedCommentReplyFeedResource'),
      providesTags: (_pages, _error, { comment_id }) => [repliesTo(comment_id)],
    }),
  }),
});

/** The list below a comment. */
export function repliesTo(commentId: string) {
  return { type: 'Comment' as const, id: `replies to ${commentId}` };
}

import { api, walk } from 'lib/api';

/** Replies to comments, comments on did-its and who likes them, which come when asked for. */
export const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReplies: build.infiniteQuery({
      ...walk('AggregatedCommentReplyFeedResource'),
      providesTags: (_pages, _error, { comment_id }) => [repliesTo(comment_id)],
    }),
    listDidItComments: build.infiniteQuery({
      ...walk('DidItCommentsResource'),
      providesTags: (_pages, _error, { user_did_it_data_id: id }) => [repliesTo(id)],
    }),
    listCommentReactions: build.infiniteQuery({
      ...walk('CommentReactionsResource'),
      // Who likes it meanwhile is there when it is opened again.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The list below a comment, or a did-it. */
export function repliesTo(id: string) {
  return { type: 'Comment' as const, id: `replies to ${id}` };
}

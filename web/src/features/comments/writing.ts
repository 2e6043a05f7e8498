import { api, type Call, write } from 'lib/api';
import { type Comment, commentsApi, feedOf, SORTS } from './api';
import { LIKE, type Mark, marked } from './parts/marks';

interface Marking {
  /** What another said. */
  comment: Comment;
  /** As what it is marked. */
  mark: Mark;
  /** Whether the mark is given, or taken back. */
  given: boolean;
}

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
    markComment: build.mutation<unknown, Marking>({
      query: ({ comment: { id }, mark, given }): Call => ({
        resource: mark === 'like' ? 'AggregatedCommentReactionResource' : 'HelpfulResource',
        verb: given ? 'create' : 'delete',
        options: {
          comment_id: id,
          ...(mark === 'like' ? { reaction_type: LIKE } : { model_type: COMMENT }),
        },
      }),
      // Shown at once, and taken back when the server refuses.
      onQueryStarted: ({ comment, mark, given }, { dispatch, queryFulfilled }) => {
        const { id, pin_id } = comment;
        const put = (isGiven: boolean) => {
          for (const sort of SORTS) {
            dispatch(
              commentsApi.util.updateQueryData('listComments', { pin_id, ...sort }, ({ pages }) => {
                for (const page of pages) {
                  page.data = page.data.map((one) =>
                    one.id === id ? marked(one, mark, isGiven) : one,
                  );
                }
              }),
            );
          }
        };
        put(given);
        // Not by undoing: another mark may have been given meanwhile.
        queryFulfilled.catch(() => put(!given));
      },
    }),
    // Waits for the server: another may have stood there.
    highlightComment: build.mutation({
      ...write('AggregatedCommentHighlightResource', 'update'),
      invalidatesTags: (_done, error, { pin }) => (error ? [] : [feedOf(pin)]),
    }),
  }),
});

/** What is helpful, on the wire. */
const COMMENT = 1;

/** The list below a pin, and its number. */
function changed(pinId: string) {
  return [feedOf(pinId), { type: 'Pin' as const, id: pinId }];
}

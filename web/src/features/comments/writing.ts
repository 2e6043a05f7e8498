import { api, type Call, write } from 'lib/api';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { type Comment, commentsApi, feedOf, SORTS } from './api';
import { namedApi } from './named';
import { LIKE, type Mark, marked } from './parts/marks';
import { repliesApi, repliesTo } from './replies';

interface Marking {
  /** What another said. */
  comment: Comment;
  /** As what it is marked. */
  mark: Mark;
  /** Whether the mark is given, or taken back. */
  given: boolean;
}

type Mentions = Schema['Mentions'];

interface Editing {
  /** What the viewer said. */
  comment: Comment;
  /** Its words from now on. */
  text: string;
}

interface Replying extends Pick<Schema['ReplyToComment'], 'text' | 'client_id'> {
  /** What it replies to. */
  comment: Comment;
}

const update = write('AggregatedCommentResource', 'update');
const removeMention = write('AggregatedCommentMentionResource', 'delete');
const reply = write('AggregatedCommentReplyResource', 'create');

/** What users do with comments. */
export const writingApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeComment: build.mutation({
      ...write('AggregatedCommentResource', 'create'),
      invalidatesTags: (_written, error, { pin_id }) => (error ? [] : counted(pin_id)),
    }),
    replyToComment: build.mutation<Comment, Replying>({
      ...reply,
      query: ({ comment: { id }, ...said }) => reply.query({ comment_id: id, ...said }),
      invalidatesTags: (written, error, { comment }) =>
        written ? changed(written, undefined) : changed(comment, error),
    }),
    updateComment: build.mutation<Comment, Editing>({
      ...update,
      query: ({ comment: { id }, text }) => update.query({ comment_id: id, text }),
      // At once, before the lists are asked again.
      onQueryStarted: async ({ comment }, { dispatch, queryFulfilled }) => {
        const updated = await queryFulfilled.catch(() => null);
        if (updated) for (const put of patches(comment, () => updated.data)) dispatch(put);
      },
      invalidatesTags: (_updated, error, { comment }) => changed(comment, error),
    }),
    // The viewer out of those whom a comment mentions.
    removeMention: build.mutation<Mentions, Comment>({
      ...removeMention,
      query: ({ id }) => removeMention.query({ id }),
      onQueryStarted: async (comment, { dispatch, queryFulfilled }) => {
        const left = await queryFulfilled.catch(() => null);
        if (!left) return;
        const { tagged_users } = left.data;
        const isLeft = (id: string) => tagged_users.some((user) => user.id === id);
        const take = ({ tags, ...one }: Comment) => ({
          ...one,
          tagged_users,
          tags: tags.filter(({ user_id }) => isLeft(user_id)),
        });
        for (const patch of patches(comment, take)) dispatch(patch);
      },
      invalidatesTags: (_left, error, comment) => (error ? changed(comment, error) : []),
    }),
    deleteComment: build.mutation<unknown, Comment>({
      query: ({ id }): Call => ({
        resource: 'AggregatedCommentResource',
        verb: 'delete',
        options: { comment_id: id },
      }),
      invalidatesTags: (_done, error, comment) => changed(comment, error),
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
        const put = (isGiven: boolean) => {
          const give = (one: Comment) => marked(one, mark, isGiven);
          for (const patch of patches(comment, give)) dispatch(patch);
        };
        put(given);
        // Not by undoing: another mark may have been given meanwhile.
        queryFulfilled.catch(() => put(!given));
      },
      invalidatesTags: (_done, error, { comment }) => (error ? changed(comment, error) : []),
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

/** What changes a comment wherever it is shown. */
function patches({ id, pin_id, parent_id }: Comment, change: (one: Comment) => Comment) {
  const put = ({ pages }: { pages: { data: Comment[] }[] }) => {
    for (const page of pages) {
      page.data = page.data.map((one) => (one.id === id ? change(one) : one));
    }
  };
  const named = namedApi.util.updateQueryData('getComment', { comment_id: id }, change);
  const lists = parent_id
    ? [repliesApi.util.updateQueryData('listReplies', { comment_id: parent_id }, put)]
    : SORTS.map((sort) =>
        commentsApi.util.updateQueryData('listComments', { pin_id, ...sort }, put),
      );
  return [named, ...lists];
}

/** The list below a pin, and its number. */
function counted(pinId: string) {
  return [feedOf(pinId), { type: 'Pin' as const, id: pinId }];
}

/** What has to be asked anew of a comment that was changed, or is found to be gone. */
function changed({ pin_id, parent_id }: Comment, error: ApiError | undefined) {
  if (error && error.status !== 404) return [];
  // Not its own replies: they go with it.
  return [...counted(pin_id), ...(parent_id ? [repliesTo(parent_id)] : [])];
}

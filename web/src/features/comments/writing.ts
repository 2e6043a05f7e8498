import { type DidIt, feedOf as didItsOf } from 'features/did_its/api';
import { api, type Call, write } from 'lib/api';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { type Comment, commentsApi, type Entry, feedOf, SORTS } from './api';
import { aboveOf, isComment } from './entries';
import { namedApi } from './named';
import { LIKE, type Mark, marked } from './parts/marks';
import { repliesApi, repliesTo } from './replies';

interface Marking {
  /** What was said or told. */
  entry: Entry;
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
  /** Whether they are meant, where the host asks. */
  force?: true;
}

interface Replying extends Pick<Schema['ReplyToComment'], 'text' | 'client_id' | 'force'> {
  /** What it answers. */
  entry: Entry;
}

const update = write('AggregatedCommentResource', 'update');
const removeMention = write('AggregatedCommentMentionResource', 'delete');
const reply = write('AggregatedCommentReplyResource', 'create');
const remark = write('DidItCommentsResource', 'create');

/** What users do with comments. */
export const writingApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeComment: build.mutation({
      ...write('AggregatedCommentResource', 'create'),
      invalidatesTags: (_written, error, { pin_id }) => (error ? [] : counted(pin_id)),
    }),
    answer: build.mutation<Comment, Replying>({
      ...reply,
      query: ({ entry, ...said }) =>
        isComment(entry)
          ? reply.query({ comment_id: entry.id, ...said })
          : remark.query({ user_did_it_data_id: entry.id, ...said }),
      invalidatesTags: (written, error, { entry }) =>
        written ? changed(written, undefined) : changed(entry, error),
    }),
    updateComment: build.mutation<Comment, Editing>({
      ...update,
      query: ({ comment: { id }, ...said }) => update.query({ comment_id: id, ...said }),
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
    deleteDidIt: build.mutation<unknown, DidIt>({
      query: ({ id }): Call => ({
        resource: 'DidItActivityResource',
        verb: 'delete',
        options: { user_did_it_data_id: id },
      }),
      invalidatesTags: (_done, error, didIt) => [...changed(didIt, error), didItsOf(didIt.pin_id)],
    }),
    // Within the hour after the viewer deleted it; its replies come with it.
    restoreComment: build.mutation<Comment, Comment>({
      ...update,
      query: ({ id }) => update.query({ comment_id: id, restore: true }),
      invalidatesTags: (_back, error, comment) => changed(comment, error),
    }),
    markEntry: build.mutation<unknown, Marking>({
      query: ({ given, ...marking }): Call => ({
        ...markCall(marking),
        verb: given ? 'create' : 'delete',
      }),
      // Shown at once, and taken back when the server refuses.
      onQueryStarted: ({ entry, mark, given }, { dispatch, queryFulfilled }) => {
        const put = (isGiven: boolean) => {
          const give = <One extends Entry>(one: One) => marked(one, mark, isGiven);
          for (const patch of patches(entry, give)) dispatch(patch);
        };
        put(given);
        // Not by undoing: another mark may have been given meanwhile.
        queryFulfilled.catch(() => put(!given));
      },
      invalidatesTags: (_done, error, { entry }) => (error ? changed(entry, error) : []),
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

/** Which resource keeps a mark, and how it is asked. */
function markCall({ entry, mark }: Omit<Marking, 'given'>): Pick<Call, 'resource' | 'options'> {
  const { id } = entry;
  if (!isComment(entry)) {
    return { resource: 'DidItMarkResource', options: { user_did_it_data_id: id, mark } };
  }
  return mark === 'like'
    ? {
        resource: 'AggregatedCommentReactionResource',
        options: { comment_id: id, reaction_type: LIKE },
      }
    : { resource: 'HelpfulResource', options: { comment_id: id, model_type: COMMENT } };
}

/** What changes an entry wherever it is shown; comments and did-its have no id in common. */
function patches<One extends Entry>(entry: One, change: (one: One) => One) {
  const { id, pin_id } = entry;
  const put = ({ pages }: { pages: { data: Entry[] }[] }) => {
    for (const page of pages) {
      page.data = page.data.map((one) => (one.id === id ? change(one as One) : one));
    }
  };
  if (!isComment(entry)) return lists(pin_id, put);
  const give = (one: Comment) => change(one as Entry as One) as Comment;
  const named = namedApi.util.updateQueryData('getComment', { comment_id: id }, give);
  const within = put as (list: { pages: { data: Comment[] }[] }) => void;
  const { parent_id, user_did_it_data_id } = entry;
  if (parent_id) {
    const below = { comment_id: parent_id };
    return [named, repliesApi.util.updateQueryData('listReplies', below, within)];
  }
  if (user_did_it_data_id) {
    const below = { user_did_it_data_id };
    return [named, repliesApi.util.updateQueryData('listDidItComments', below, within)];
  }
  return [named, ...lists(pin_id, put)];
}

function lists(pin_id: string, put: (list: { pages: { data: Entry[] }[] }) => void) {
  return SORTS.map((sort) =>
    commentsApi.util.updateQueryData('listComments', { pin_id, ...sort }, put),
  );
}

/** The list below a pin, and its number. */
function counted(pinId: string) {
  return [feedOf(pinId), { type: 'Pin' as const, id: pinId }];
}

/** What has to be asked anew of an entry that was changed, or is found to be gone. */
function changed(entry: Entry, error: ApiError | undefined) {
  if (error && error.status !== 404) return [];
  const above = aboveOf(entry);
  // Not its own replies: they go with it.
  return [...counted(entry.pin_id), ...(above ? [repliesTo(above)] : [])];
}

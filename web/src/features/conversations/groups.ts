import {
  type Conversation,
  type ConversationsDispatch,
  cameAlong,
  changeConversation,
  conversationsApi,
  LISTS,
  type Thunk,
} from 'features/conversations/api';
import { walk, write } from 'lib/api';

/**
 * What members change of a conversation, for themselves or in a group for all, the search in it, and
 * the conversation of a board.
 */
export const groupsApi = conversationsApi.injectEndpoints({
  endpoints: (build) => ({
    nameConversation: build.mutation({
      ...write('ConversationResource', 'update'),
      onQueryStarted: ({ conversation_id }, { dispatch, queryFulfilled }) =>
        shown(dispatch, conversation_id, queryFulfilled),
    }),
    addMembers: build.mutation({
      ...write('ConversationMembersResource', 'create'),
      onQueryStarted: ({ conversation_id }, { dispatch, queryFulfilled }) =>
        shown(dispatch, conversation_id, queryFulfilled),
    }),
    muteConversation: build.mutation({
      ...write('ConversationMuteResource', 'update'),
      onQueryStarted: ({ conversation_id, is_muted }, { dispatch, queryFulfilled }) =>
        shownAtOnce(dispatch, conversation_id, { is_muted }, queryFulfilled),
      invalidatesTags: (_done, error) => (error ? [] : ['Badge' as const]),
    }),
    archiveConversation: build.mutation({
      ...write('ConversationArchiveResource', 'update'),
      onQueryStarted: ({ conversation_id, is_archived }, { dispatch, queryFulfilled }) =>
        shownAtOnce(dispatch, conversation_id, { is_archived }, queryFulfilled),
      // From one list into the other.
      invalidatesTags: (_done, error) => (error ? [] : [LISTS, 'Badge' as const]),
    }),
    leaveConversation: build.mutation({
      ...write('ConversationResource', 'delete'),
      onQueryStarted: async ({ conversation_id }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done) dispatch(forgotten(conversation_id));
      },
      invalidatesTags: (_done, error) => (error ? [] : [LISTS, 'Badge' as const]),
    }),
    openBoardConversation: build.mutation({
      ...write('BoardConversationResource', 'create'),
      invalidatesTags: (opened) =>
        opened ? [{ type: 'Conversation' as const, id: opened.id }] : [],
    }),
    searchMessages: build.infiniteQuery({
      ...walk('ConversationSearchResource'),
      keepUnusedDataFor: 60,
    }),
  }),
});

type Answered = Promise<{ data: Conversation }>;

/** Shows what was done for all: of the conversation, and among its messages. */
async function shown(dispatch: ConversationsDispatch, id: string, answered: Answered) {
  const answer = await answered.catch(() => null);
  if (!answer) return;
  dispatch(changeConversation(id, (one) => Object.assign(one, answer.data)));
  dispatch(cameAlong(answer.data));
}

/** What a member says of a conversation for themselves alone. */
type Own = Partial<Pick<Conversation, 'is_muted' | 'is_archived'>>;

/** Shows at once what the viewer wants of a conversation, until the server says what is so. */
async function shownAtOnce(
  dispatch: ConversationsDispatch,
  id: string,
  wanted: Own,
  answered: Answered,
) {
  let before: Own = {};
  const show = (own: Own) => dispatch(changeConversation(id, (one) => Object.assign(one, own)));
  dispatch(
    changeConversation(id, (one) => {
      const { is_muted, is_archived } = one;
      before = 'is_muted' in wanted ? { is_muted } : { is_archived };
      Object.assign(one, wanted);
    }),
  );
  const answer = await answered.catch(() => null);
  show(answer?.data ?? before);
}

/** No message is kept of what the viewer left: begun anew, a conversation would open with them. */
function forgotten(id: string): Thunk {
  return (dispatch) => {
    const asked = { conversation_id: id };
    dispatch(
      conversationsApi.util.updateQueryData('listMessages', asked, ({ pages, pageParams }) => {
        pages.splice(0, pages.length, { data: [], bookmark: null });
        pageParams.splice(1);
      }),
    );
    dispatch(
      conversationsApi.util.updateQueryData('getConversation', asked, (one) => {
        one.messages = [];
      }),
    );
  };
}

import {
  ARCHIVE,
  type Conversation,
  type ConversationsDispatch,
  changeConversation,
  conversationsApi,
  listsChanged,
  type Thunk,
} from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import { read } from 'lib/api';
import type { Change } from 'lib/liveWords';
import { whileSession } from 'lib/sessionEnd';
import { useDispatch } from 'react-redux';
import { ASK_MS, type Changes, useAsking } from './useAsking';

/** Conversations that are asked for one by one; of more the lists are. */
const MOST_ALONE = 3;

const listedApi = conversationsApi.injectEndpoints({
  endpoints: (build) => ({
    // One of the lists. Given up when the session ends, as the viewer does nothing for it.
    getListed: build.query({
      ...read('ConversationResource'),
      extraOptions: { bound: whileSession },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Has the lists say what is new of their conversations, by asking for those alone. */
export function useHearLists(): void {
  const dispatch = useDispatch<ConversationsDispatch>();
  const hear = async (changes: Changes) => {
    const alone = new Map(changes?.map((one) => [one.id, one]));
    if (!changes || alone.size > MOST_ALONE) {
      dispatch(listsChanged());
      return;
    }
    // What is open takes in a message first, and says it in the lists.
    await Promise.resolve();
    for (const change of alone.values()) await dispatch(oneChanged(change));
  };
  useAsking(hear, ASK_MS.badge, useViewer()?.id);
}

/** What is asked of the lists in which a conversation may stand, in two at most. */
const ASKED = [{}, ARCHIVE];

/** Asks for a conversation in its list, unless that says already what is told. */
function oneChanged({ id, version }: Change): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(answersCame(id));
    const { select } = conversationsApi.endpoints.listConversations;
    const pages = ASKED.flatMap((asked) => select(asked)(getState()).data?.pages ?? []);
    const listed = pages.flatMap(({ data }) => data).filter((one) => one.id === id);
    // It comes into a list.
    if (listed.length === 0) return void dispatch(listsChanged());
    if (listed.every((one) => one.last_message?.id === version)) return;
    const asked = dispatch(
      listedApi.endpoints.getListed.initiate({ conversation_id: id }, { forceRefetch: true }),
    );
    const { data } = await asked;
    asked.unsubscribe();
    const isThere = (one: Conversation) => one.is_archived === data?.is_archived;
    const stays = data && !data.is_request && listed.every(isThere);
    if (stays) dispatch(changeConversation(id, (one) => void Object.assign(one, data)));
    else dispatch(listsChanged());
  };
}

/**
 * Waits for what is under way of a conversation and of the lists: asked before what is told, it may
 * not say it, and would be taken for the answer to a question that comes after, or take its place.
 */
function answersCame(id: string): Thunk<Promise<void>> {
  return async (dispatch) => {
    const { getRunningQueryThunk } = listedApi.util;
    // Another list may have asked, which was shown before this one.
    await dispatch(getRunningQueryThunk('getListed', { conversation_id: id }));
    for (const asked of ASKED) await dispatch(getRunningQueryThunk('listConversations', asked));
  };
}

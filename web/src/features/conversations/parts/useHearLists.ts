import {
  ARCHIVE,
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

/** Asks for a conversation in its list, unless that says already what is told. */
function oneChanged({ id, version }: Change): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { select } = conversationsApi.endpoints.listConversations;
    const pages = [{}, ARCHIVE].flatMap((asked) => select(asked)(getState()).data?.pages ?? []);
    const listed = pages.flatMap(({ data }) => data).find((one) => one.id === id);
    if (listed?.last_message?.id === version) return;
    // It comes into a list.
    if (!listed) return void dispatch(listsChanged());
    const asked = dispatch(
      listedApi.endpoints.getListed.initiate({ conversation_id: id }, { forceRefetch: true }),
    );
    const { data } = await asked;
    asked.unsubscribe();
    const stays = data && data.is_archived === listed.is_archived && !data.is_request;
    if (stays) dispatch(changeConversation(id, (one) => void Object.assign(one, data)));
    else dispatch(listsChanged());
  };
}

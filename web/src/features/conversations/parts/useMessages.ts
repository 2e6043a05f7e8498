import {
  type Conversation,
  type ConversationsDispatch,
  conversationChanged,
  conversationsApi,
} from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { mergeMessages, TEMPORARY } from './order';
import { isAwaited } from './seen';
import type { ShownMessage } from './things';
import { ASK_MS, useAsking } from './useAsking';
import { useMessaging } from './useMessaging';

/** What is known of a conversation's messages, in their order, with those that are being sent. */
export function useMessages(conversation: Conversation) {
  const asked = { conversation_id: conversation.id };
  const walk = conversationsApi.useListMessagesInfiniteQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const dispatch = useDispatch<ConversationsDispatch>();
  // Kept by its reader: without one, an answer that ends would take with it what is asked next.
  const [askNewest] = conversationsApi.useLazyListNewestQuery();
  const pages = walk.currentData?.pages;
  const temporary = useMessaging((messaging) => messaging.temporary);
  const messages = useMemo(() => {
    if (!pages) return null;
    const known: ShownMessage[] = pages.flatMap(({ data }) => data);
    const own = temporary.filter(({ conversation_id: id }) => id === conversation.id);
    return mergeMessages(known, own);
  }, [pages, temporary, conversation.id]);
  const viewer = useViewer();
  const again = async () => {
    // It may have been accepted without a word, and what the viewer wrote been read.
    if (conversation.awaits_answer || isAwaited(messages ?? [], conversation)) {
      dispatch(conversationChanged(conversation.id));
    }
    const { error } = await askNewest(asked);
    // The viewer is a member no longer, of a board maybe: what is open says so.
    if ((error as ApiError | undefined)?.status === 404) {
      dispatch(conversationChanged(conversation.id));
    }
  };
  useAsking(pages ? again : null, ASK_MS.messages, viewer?.id);
  useSeeing(conversation, messages);
  return { walk, messages };
}

/** Tells the server that what is there was seen: when it is opened, and when others write meanwhile. */
function useSeeing(
  { id, unread, is_request: isRequest }: Conversation,
  messages: readonly ShownMessage[] | null,
): void {
  const [see] = conversationsApi.useSeeConversationMutation();
  // Events are read by themselves.
  const latest = messages?.filter(({ is_mine, event }) => !is_mine && !event).at(-1)?.id;
  const last = messages?.filter(({ type }) => type !== TEMPORARY).at(-1)?.id;
  const isThere = messages !== null;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    // Who asks is not told whether their request was read.
    if (isRequest || !isThere) return;
    const isNew = seen.current !== undefined && seen.current !== latest;
    seen.current = latest;
    // What came after it stays unread.
    if (isNew || unread > 0) void see({ conversation_id: id, ...(last && { message_id: last }) });
  }, [see, id, unread, isRequest, isThere, latest, last]);
}

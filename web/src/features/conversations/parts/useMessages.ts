import { type Conversation, conversationsApi } from 'features/conversations/api';
import { useEffect, useMemo, useRef } from 'react';
import { mergeMessages, TEMPORARY } from './order';
import type { ShownMessage } from './things';
import { useHearMessages } from './useHearMessages';
import { useMessaging } from './useMessaging';

const NONE: readonly ShownMessage[] = [];

/** What is known of a conversation's messages, in their order, with those that are being sent. */
export function useMessages(conversation: Conversation) {
  const asked = { conversation_id: conversation.id };
  const walk = conversationsApi.useListMessagesInfiniteQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const pages = walk.currentData?.pages;
  const temporary = useMessaging((messaging) => messaging.temporary);
  // What came with the conversation stands there until they are walked.
  const first = walk.error ? NONE : conversation.messages;
  const messages = useMemo(() => {
    if (!pages && first.length === 0) return null;
    const known: readonly ShownMessage[] = pages?.flatMap(({ data }) => data) ?? first;
    const own = temporary.filter(({ conversation_id: id }) => id === conversation.id);
    return mergeMessages(known, own);
  }, [pages, first, temporary, conversation.id]);
  useHearMessages(conversation, { messages: pages ? messages : null, isFetching: walk.isFetching });
  useSeeing(conversation, messages);
  return { walk, messages };
}

/** Tells the server that what is there was seen: when it is opened, and when others write meanwhile. */
function useSeeing({ id, unread }: Conversation, messages: readonly ShownMessage[] | null): void {
  const [see] = conversationsApi.useSeeConversationMutation();
  // Events are read by themselves.
  const latest = messages?.filter(({ is_mine, event }) => !is_mine && !event).at(-1)?.id;
  const last = messages?.filter(({ type }) => type !== TEMPORARY).at(-1)?.id;
  const isThere = messages !== null;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!isThere) return;
    // Of a request the server tells none that it was read.
    const isNew = seen.current !== undefined && seen.current !== latest;
    seen.current = latest;
    // What came after it stays unread.
    if (isNew || unread > 0) void see({ conversation_id: id, ...(last && { message_id: last }) });
  }, [see, id, unread, isThere, latest, last]);
}

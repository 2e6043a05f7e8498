import {
  type Conversation,
  type ConversationsDispatch,
  conversationChanged,
  conversationsApi,
  type Message,
  newestCame,
} from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isAwaited } from './seen';
import type { ShownMessage } from './things';
import { ASK_MS, type Changes, useAsking } from './useAsking';

/** What is known of the messages of a conversation. */
interface Kept {
  /** They; null where they could not be had. */
  messages: readonly ShownMessage[] | null;
  /** Whether an answer is under way, in which what is told now may not stand. */
  isFetching: boolean;
}

/**
 * Has what is new in the open conversation come to what is known of it: messages that carry their
 * words without a question, and else by asking for that conversation alone.
 */
export function useHearMessages(conversation: Conversation, { messages, isFetching }: Kept): void {
  const { id } = conversation;
  const dispatch = useDispatch<ConversationsDispatch>();
  // Kept by its reader: without one, an answer that ends would take with it what is asked next.
  const [askNewest] = conversationsApi.useLazyListNewestQuery();
  const viewer = useViewer();
  const isLate = useRef(false);
  const hear = async (changes: Changes) => {
    const known = messages ?? [];
    const { isAnyNew, isToAsk, came } = newsOf(changes, id, known);
    // Each follows what is known: where one is missed, that is told.
    for (const one of came) dispatch(newestCame(id, [one]));
    // The answer under way takes the place of what is known.
    isLate.current ||= isAnyNew && isFetching;
    if (isLate.current || !(isToAsk || came.some((one) => mayHaveRead(one, known, conversation)))) {
      return;
    }
    // It may have been accepted without a word, and what the viewer wrote been read: the newest
    // messages come with it.
    if (conversation.awaits_answer || isAwaited(known, conversation)) {
      dispatch(conversationChanged(id));
      return;
    }
    const { error } = await askNewest({ conversation_id: id });
    // The viewer is a member no longer, of a board maybe: what is open says so.
    if ((error as ApiError | undefined)?.status === 404) dispatch(conversationChanged(id));
  };
  useAsking(messages || isFetching ? hear : null, ASK_MS.messages, viewer?.id);
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (isFetching || !isLate.current) return;
    isLate.current = false;
    void latest.current(null);
  }, [isFetching]);
}

/** What these changes are to a conversation of which these messages are known. Pure. */
function newsOf(changes: Changes, id: string, known: readonly ShownMessage[]) {
  if (!changes) return { isAnyNew: true, isToAsk: true, came: [] };
  const versions = new Set(known.map((one) => one.id));
  const news = changes.filter((one) => one.id === id && !versions.has(one.version));
  const came = news.flatMap<Message>((one) => ('message' in one && one.message) || []);
  return { isAnyNew: news.length > 0, isToAsk: came.length < news.length, came };
}

/**
 * Whether it is the first that tells of its sender, who shows what they read, that they have read
 * what the viewer wrote. Pure.
 */
function mayHaveRead(
  { is_mine: isMine, sender }: Message,
  known: readonly ShownMessage[],
  conversation: Conversation,
): boolean {
  const isToldOf = conversation.seen_by.some(({ user_id }) => user_id === sender.id);
  return !isMine && !isToldOf && isAwaited(known, conversation);
}

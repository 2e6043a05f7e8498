import type { Conversation } from 'features/conversations/api';
import { compareIds, TEMPORARY } from './order';
import type { ShownMessage } from './things';

/** Up to which message another member has read. */
export type Read = Conversation['seen_by'][number];

/** A message of the viewer's, and the ids of those who have read it. */
export interface Seen {
  id: string;
  userIds: string[];
}

/**
 * The latest of the viewer's messages that others have read, of those that may be marked. Members
 * who wrote later have read what stands before; those who do not show what they read are not
 * among `reads`, and are left out whatever they write. Messages stand in their order. Pure.
 */
export function lastSeen(
  messages: readonly ShownMessage[],
  reads: readonly Read[],
  mayMark: (id: string) => boolean = () => true,
): Seen | null {
  const upTo = new Map(reads.map(({ user_id, message_id }) => [user_id, message_id]));
  for (const { id, sender, event, type } of messages) {
    const read = upTo.get(sender.id);
    if (read === undefined || event || type === TEMPORARY) continue;
    if (compareIds(id, read) > 0) upTo.set(sender.id, id);
  }
  for (const message of [...messages].reverse()) {
    if (!isOwn(message) || message.type === TEMPORARY || !mayMark(message.id)) continue;
    const readers = [...upTo].filter(([, read]) => compareIds(read, message.id) >= 0);
    if (readers.length > 0) return { id: message.id, userIds: readers.map(([id]) => id) };
  }
  return null;
}

/**
 * Whether others who show what they read may still come to read the latest that the viewer wrote.
 * What is being sent counts: they may have read it before the viewer's browser has its answer. Pure.
 */
export function isAwaited(
  messages: readonly ShownMessage[],
  { reader_count: readers, seen_by: reads }: Pick<Conversation, 'reader_count' | 'seen_by'>,
): boolean {
  const last = messages.filter(isOwn).at(-1);
  if (!last || readers === 0) return false;
  const seen = lastSeen(messages, reads);
  return seen?.id !== last.id || seen.userIds.length < readers;
}

/** Whether it is what the viewer wrote. */
function isOwn({ is_mine: isMine, is_unsent: isUnsent, event }: ShownMessage): boolean {
  return isMine && !isUnsent && !event;
}

import type { Conversation } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { useEffect, useRef } from 'react';
import { messagingActions as did } from './messaging';
import type { ShownMessage } from './things';
import { useMessaging, useMessagingDispatch } from './useMessaging';

const NONE: readonly string[] = [];

/**
 * The other members who write now, of those whom the viewer sees. A message of theirs among those
 * that are known of the conversation, in their order, ends it.
 */
export function useTypists(
  { id: conversationId, users }: Pick<Conversation, 'id' | 'users'>,
  messages: readonly ShownMessage[],
): UserRef[] {
  const typing = useMessaging((messaging) => messaging.typing[conversationId]);
  const dispatch = useMessagingDispatch();
  const theirs = messages.filter(({ is_mine: isMine }) => !isMine);
  const last = theirs.at(-1)?.id;
  const before = useRef(last);
  const isFresh = before.current !== last;
  const known = isFresh ? theirs.findIndex(({ id }) => id === before.current) : 0;
  const done = isFresh ? theirs.slice(known + 1).map(({ sender }) => sender.id) : NONE;
  useEffect(() => {
    before.current = last;
    for (const userId of done) {
      if (typing?.includes(userId)) dispatch(did.typingEnded({ conversationId, userId }));
    }
  });
  // At once: they are never seen to write what stands there already.
  return users.filter(({ id }) => typing?.includes(id) && !done.includes(id));
}

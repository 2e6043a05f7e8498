import { useViewer } from 'features/users/parts/viewer';
import { useLiveTyping } from 'lib/live';
import { useEffect, useRef } from 'react';
import { messagingActions as did } from './messaging';
import { useMessagingDispatch } from './useMessaging';

/** A member writes until so many milliseconds after it was last told. */
export const TYPING_MS = 6_000;

type Timer = ReturnType<typeof setTimeout>;

/** Notes which members write in the viewer's conversations, while those are shown. */
export function useHearTyping(): void {
  const viewer = useViewer();
  const dispatch = useMessagingDispatch();
  const ends = useRef(new Map<string, { timer: Timer; end: () => void }>());
  useLiveTyping(viewer?.id, ({ conversation_id: conversationId, user_id: userId }) => {
    // In another tab, or on another device.
    if (userId === viewer?.id) return;
    const key = `${conversationId} ${userId}`;
    clearTimeout(ends.current.get(key)?.timer);
    const end = () => {
      ends.current.delete(key);
      dispatch(did.typingEnded({ conversationId, userId }));
    };
    ends.current.set(key, { timer: setTimeout(end, TYPING_MS), end });
    dispatch(did.typingBegan({ conversationId, userId }));
  });
  useEffect(() => {
    const all = ends.current;
    return () => {
      for (const { timer, end } of [...all.values()]) {
        clearTimeout(timer);
        end();
      }
    };
  }, []);
}

import type { ConversationsDispatch } from 'features/conversations/api';
import { typingApi } from 'features/conversations/typing';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** The others are told at most so often, in milliseconds. */
const EVERY_MS = 3_000;

/**
 * Tells the other members that the viewer writes: with the first key at once, then every few
 * seconds while the words change. A failure is not said: the next key tells again.
 */
export function useTellTyping(conversation_id: string): (words: string) => void {
  const dispatch = useDispatch<ConversationsDispatch>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(rest.current);
      rest.current = undefined;
    },
    [],
  );
  return (words) => {
    if (words.trim() === '' || rest.current !== undefined) return;
    rest.current = setTimeout(() => {
      rest.current = undefined;
    }, EVERY_MS);
    const { tellTyping } = typingApi.endpoints;
    void dispatch(tellTyping.initiate({ conversation_id }, { track: false }));
  };
}

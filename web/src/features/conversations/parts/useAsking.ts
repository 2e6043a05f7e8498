import { isLive, useLive } from 'lib/live';
import type { Topic } from 'lib/liveLine';
import { useEffect, useRef, useState } from 'react';

/** How often the server is asked, in milliseconds, where it does not tell by itself. */
export const ASK_MS = {
  /** What is unread, and lists of it. */
  badge: 60_000,
  /** What is new in the conversation that is open. */
  messages: 5_000,
};

/**
 * Asks once at a time: what is told meanwhile may not be in the answer under way, and is asked for
 * once more after it.
 */
function oneByOne(ask: () => unknown): () => void {
  let isAsking = false;
  let isTold = false;
  return async () => {
    isTold = true;
    if (isAsking) return;
    isAsking = true;
    try {
      while (isTold) {
        isTold = false;
        await ask();
      }
    } finally {
      isAsking = false;
    }
  };
}

/**
 * Asks when the server tells of something by the topic, and again and again where it does not,
 * while the document is seen, and at once when it is seen again. Not where `ask` is null; what it
 * answers is waited for.
 */
export function useAsking(
  ask: (() => unknown) | null,
  ms: number,
  user?: string,
  topic: Topic = 'conversations',
): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const isOn = ask !== null;
  const [again] = useState(() =>
    oneByOne(() => document.visibilityState === 'visible' && latest.current?.()),
  );
  useLive(isOn ? user : undefined, topic, again);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (!isLive()) again();
    }, ms);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('focus', again);
    };
  }, [again, isOn, ms]);
}

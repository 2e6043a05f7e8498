import { isLive, useLive } from 'lib/live';
import type { Change, Topic } from 'lib/liveWords';
import { useEffect, useRef, useState } from 'react';

/** How often the server is asked, in milliseconds, where it does not tell by itself. */
export const ASK_MS = {
  /** What is unread, and lists of it. */
  badge: 60_000,
  /** What is new in the conversation that is open. */
  messages: 5_000,
};

/** What is told since it was asked last; null where that is not known, and all is to be asked. */
export type Changes = readonly Change[] | null;

/**
 * Asks once at a time: what is told meanwhile may not be in the answer under way, and is asked for
 * once more after it.
 */
function oneByOne(ask: (changes: Changes) => unknown): (change?: Change | null) => void {
  let isAsking = false;
  let told: Changes | undefined;
  return async (change) => {
    told = change && told !== null ? [...(told ?? []), change] : null;
    if (isAsking) return;
    isAsking = true;
    try {
      while (told !== undefined) {
        const now: Changes = told;
        told = undefined;
        await ask(now);
      }
    } finally {
      isAsking = false;
    }
  };
}

/**
 * Asks when the server tells of something by the topic, and again and again where it does not,
 * while the document is seen, and at once when it is seen again. Not where `ask` is null; it is
 * given what was told, and what it answers is waited for.
 */
export function useAsking(
  ask: ((changes: Changes) => unknown) | null,
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
    oneByOne((changes) => document.visibilityState === 'visible' && latest.current?.(changes)),
  );
  useLive(isOn ? user : undefined, topic, again);
  useEffect(() => {
    if (!isOn) return;
    const all = () => again();
    const timer = setInterval(() => {
      if (!isLive()) all();
    }, ms);
    document.addEventListener('visibilitychange', all);
    window.addEventListener('focus', all);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', all);
      window.removeEventListener('focus', all);
    };
  }, [again, isOn, ms]);
}

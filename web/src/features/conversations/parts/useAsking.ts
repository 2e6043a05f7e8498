import { isLive, useLive } from 'lib/live';
import { useEffect, useRef } from 'react';

/** How often the server is asked, in milliseconds, where it does not tell by itself. */
export const ASK_MS = {
  /** How many conversations are unread. */
  badge: 60_000,
  /** What is new in the conversation that is open. */
  messages: 5_000,
};

/**
 * Asks when the server tells that something was written, and again and again where it does not,
 * while the document is seen, and at once when it is seen again. Not where `ask` is null.
 */
export function useAsking(ask: (() => unknown) | null, ms: number, user?: string): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const isOn = ask !== null;
  const again = () => {
    if (document.visibilityState === 'visible') latest.current?.();
  };
  useLive(isOn ? user : undefined, 'conversations', again);
  const asked = useRef(again);
  useEffect(() => {
    if (!isOn) return;
    const now = () => asked.current();
    const timer = setInterval(() => {
      if (!isLive()) now();
    }, ms);
    document.addEventListener('visibilitychange', now);
    window.addEventListener('focus', now);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('focus', now);
    };
  }, [isOn, ms]);
}

import { useEffect, useRef } from 'react';
import type { Line } from './liveLine';
import type { Hear, Topic, Typing } from './liveWords';

let line: Line | null = null;

/** Whether what changes is told now, so that it need not be asked for by the clock. */
export function isLive(): boolean {
  return line?.isOpen ?? false;
}

/**
 * Adds a listener to the line of a user, which comes after the first scripts; answers how it
 * leaves. What changed before it listened is heard with the stream's beginning.
 */
function join(user: string, add: (line: Line) => () => void): () => void {
  let leave: (() => void) | undefined;
  let isOver = false;
  // At once where there is one: what it tells until then would be missed.
  if (line?.user === user && !line.isOver) leave = add(line);
  else if (typeof EventSource !== 'undefined' && typeof BroadcastChannel !== 'undefined') {
    // Where it cannot be loaded, parts ask by the clock.
    import('./liveLine').then(
      ({ lineOf }) => {
        if (isOver) return;
        line = lineOf(line, user);
        leave = add(line);
      },
      () => {},
    );
  }
  return () => {
    isOver = true;
    leave?.();
  };
}

/**
 * Hears what changed, and of none where it is not known, as after a break. Not where `user` is
 * none.
 */
export function useLive(user: string | undefined, topic: Topic, hear: Hear): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (!user) return;
    return join(user, (line) => line.listen({ topic, hear: (change) => latest.current(change) }));
  }, [user, topic]);
}

/** Hears when other members of the viewer's conversations write. Not where `user` is none. */
export function useLiveTyping(user: string | undefined, hear: (typing: Typing) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (!user) return;
    return join(user, (line) => line.listenToTyping((typing) => latest.current(typing)));
  }, [user]);
}

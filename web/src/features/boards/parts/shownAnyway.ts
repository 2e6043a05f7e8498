import { useSyncExternalStore } from 'react';

// Boards whose warning was read. It is asked again on the next visit.
let shown: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const nothing: ReadonlySet<string> = new Set();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(boardId: string) {
  shown = new Set([...shown, boardId]);
  for (const listener of listeners) listener();
}

/** Whether a sensitive board is shown all the same, for as long as the app is open, and how to say so. */
export function useShownAnyway(boardId: string): [boolean, () => void] {
  const ids = useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  );
  return [ids.has(boardId), () => show(boardId)];
}

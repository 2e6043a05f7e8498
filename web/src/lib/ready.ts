import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the app has taken the server's markup over. What is pressed before does
 * nothing: a button that people see at once is disabled until then.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the app has taken the server's markup over. A press before is kept
 * (`app/loader`); what the browser itself would do is disabled until then.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

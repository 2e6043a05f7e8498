import { useViewer } from 'features/users/parts/viewer';
import { useEffect } from 'react';
import { useRefreshSession } from './useRefreshSession';

/** Asks anew who looks when a signed-in reader leaves the page it is used on. */
export function useRefreshOnLeave(): void {
  const refresh = useRefreshSession();
  const isSignedIn = useViewer() !== null;
  useEffect(() => (isSignedIn ? refresh : undefined), [refresh, isSignedIn]);
}

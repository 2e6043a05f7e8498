import { sessionRefreshed, useViewer } from 'features/sessions/parts/viewer';
import { readState } from 'lib/readState';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Asks anew who looks when a signed-in reader leaves the page it is used on. */
export function useRefreshOnLeave(): void {
  const dispatch = useDispatch();
  const isSignedIn = useViewer() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    return () => {
      void readState().then((state) => {
        if (state) dispatch(sessionRefreshed(state.session));
      });
    };
  }, [dispatch, isSignedIn]);
}

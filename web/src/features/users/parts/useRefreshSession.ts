import { sessionRefreshed } from 'features/users/parts/viewer';
import { readState } from 'lib/readState';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** Asks anew who looks; what is known stays where that cannot be had. */
export function useRefreshSession(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    void readState().then((state) => {
      if (state) dispatch(sessionRefreshed(state.session));
    });
  }, [dispatch]);
}

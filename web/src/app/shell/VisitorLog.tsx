import type { AppState, AppStore } from 'app/store';
import { useConsent } from 'features/consents/parts/consent';
import { useViewer } from 'features/users/parts/viewer';
import type { History } from 'lib/history';
import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';

/** Before the first place of which was told. */
const NOWHERE: History = { previous: [], current: null, forward: [] };

/**
 * Tells the activity log where a visitor comes, from when they allow it and as long as they do;
 * of users the frame tells. Without its code nothing is told.
 */
export function VisitorLog() {
  const isVisitor = !useViewer();
  const isAllowed = useConsent()?.analytic === true && isVisitor;
  const history = useSelector((state: AppState) => state.history);
  const store = useStore() as AppStore;
  const told = useRef(NOWHERE);
  useEffect(() => {
    if (!isAllowed) return;
    const after = store.getState();
    const before = { ...after, history: told.current };
    told.current = history;
    import('features/feeds/logVisit').then(
      ({ logVisit }) => logVisit(before, { ...after, history }),
      () => undefined,
    );
  }, [isAllowed, history, store]);
  return null;
}

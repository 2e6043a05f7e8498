import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';

const LeaveModal = lazy(() =>
  import('./LeaveModal').then((module) => ({ default: module.LeaveModal })),
);

interface LeaveGuardProps {
  /** Whether something would be lost now. */
  when: () => boolean;
  /** What the dialog asks. */
  title: string;
}

/** Asks before what was written is lost: inside the app by a dialog, elsewhere by the browser's own. */
export function LeaveGuard({ when, title }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && when(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (when()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <LeaveModal title={title} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
}

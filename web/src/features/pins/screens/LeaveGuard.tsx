import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from 'ui/button/Button';

const Modal = lazy(() => import('ui/modal/Modal').then((module) => ({ default: module.Modal })));

interface LeaveGuardProps {
  /** Whether something would be lost now. */
  when: () => boolean;
}

/** Asks before what was written is lost: inside the app by a dialog, elsewhere by the browser's own. */
export function LeaveGuard({ when }: LeaveGuardProps) {
  const { t } = useLingui();
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
      <Modal
        open
        urgent
        size="small"
        title={t`Leave without publishing?`}
        onOpenChange={() => blocker.reset()}
        footer={
          <>
            <Button onClick={() => blocker.proceed()}>{t`Leave`}</Button>
            <Button kind="primary" onClick={() => blocker.reset()}>
              {t`Keep editing`}
            </Button>
          </>
        }
      >
        <p>{t`What you have written here is not kept.`}</p>
      </Modal>
    </Suspense>
  );
}

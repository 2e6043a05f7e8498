import { PasscodeContext, type Send, type Sent } from 'features/users/parts/passcode';
import { useSecondFactor } from 'features/users/parts/secondFactor';
import { useViewer } from 'features/users/parts/viewer';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

const PasscodeModal = lazy(() =>
  import('./PasscodeModal').then((file) => ({ default: file.PasscodeModal })),
);

/** A change that waits for the passcode. */
interface Waiting {
  send: Send;
  /** Says what came of it. */
  settle: (outcome: Awaited<Sent>) => void;
}

/**
 * Stands around what changes protected settings (specification §2): a change
 * waits here until the passcode is given, or the dialog closed.
 */
export function PasscodeGate({ children }: { children: ReactNode }) {
  const isEnabled = useViewer()?.is_parental_control_passcode_enabled ?? false;
  const prove = useSecondFactor();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = useCallback(
    async (change: Send): Sent => {
      const send: Send = (...passcode) => prove(() => change(...passcode));
      const asked = () =>
        new Promise<Awaited<Sent>>((settle) => {
          setWaiting({ send, settle });
        });
      if (isEnabled) return asked();
      const error = await send();
      // A linked business asks for its owner's.
      return error?.key === 'PasscodeRequired' ? asked() : error;
    },
    [isEnabled, prove],
  );
  const settle = (outcome: Awaited<Sent>) => {
    waiting?.settle(outcome);
    setWaiting(null);
  };
  return (
    <PasscodeContext value={ask}>
      {children}
      <Suspense fallback={null}>
        {waiting && <PasscodeModal send={waiting.send} onSettled={settle} />}
      </Suspense>
    </PasscodeContext>
  );
}

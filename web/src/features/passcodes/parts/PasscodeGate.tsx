import { PasscodeContext, type Send, type Sent } from 'features/users/parts/passcode';
import { useSecondFactor } from 'features/users/parts/secondFactor';
import { useViewer } from 'features/users/parts/viewer';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';

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
 * Invariant: one dialog answers all changes that wait.
 */
export function PasscodeGate({ children }: { children: ReactNode }) {
  const isEnabled = useViewer()?.is_parental_control_passcode_enabled ?? false;
  const prove = useSecondFactor();
  const waits = useRef<Waiting[]>([]);
  const [first, setFirst] = useState<Waiting | null>(null);
  const ask = useCallback(
    async (change: Send): Sent => {
      const send: Send = (...passcode) => prove(() => change(...passcode));
      const asked = () =>
        new Promise<Awaited<Sent>>((settle) => {
          waits.current.push({ send, settle });
          setFirst(waits.current[0] ?? null);
        });
      if (isEnabled) return asked();
      const error = await send();
      // A linked business asks for its owner's.
      return error?.key === 'PasscodeRequired' ? asked() : error;
    },
    [isEnabled, prove],
  );
  const settleAll = async (outcome: Awaited<Sent>, passcode?: string) => {
    const others = waits.current.slice(1);
    waits.current = [];
    setFirst(null);
    first?.settle(outcome);
    for (const { send, settle } of others) {
      settle(passcode === undefined ? outcome : await send(passcode));
    }
  };
  return (
    <PasscodeContext value={ask}>
      {children}
      <Suspense fallback={null}>
        {first && (
          <PasscodeModal
            send={first.send}
            onSettled={(outcome, passcode) => void settleAll(outcome, passcode)}
          />
        )}
      </Suspense>
    </PasscodeContext>
  );
}

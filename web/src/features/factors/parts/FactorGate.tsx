import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import type { Sent } from 'features/users/parts/passcode';
import { SecondFactorContext } from 'features/users/parts/secondFactor';
import type { ApiError } from 'lib/errors';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

const FactorModal = lazy(() =>
  import('./FactorModal').then((file) => ({ default: file.FactorModal })),
);

/** A change that waits for the second factor. */
interface Waiting {
  /** The server's answer that asked for it. */
  asked: ApiError;
  send: () => Sent;
  /** Says what came of it. */
  settle: (outcome: Awaited<Sent>) => void;
}

/**
 * Stands around what changes the account's protection: where the server wants a fresh
 * proof of the second factor, a change waits here until it is given, or the dialog closed.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [prove] = factorsApi.useProveSessionMutation();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isSending, setSending] = useState(false);
  const ask = useCallback(async (send: () => Sent): Sent => {
    const asked = await send();
    if (asked?.key !== 'MfaRequired') return asked;
    return new Promise((settle) => setWaiting({ asked, send, settle }));
  }, []);
  const settle = (outcome: Awaited<Sent>) => {
    waiting?.settle(outcome);
    setWaiting(null);
  };
  // Not to be closed meanwhile: it would say that nothing was changed.
  const proveAndSend = async ({ send }: Waiting, mfa_token: string) => {
    setSending(true);
    const { error } = await prove({ mfa_token });
    if (!error) settle(await send());
    setSending(false);
    return error as ApiError | undefined;
  };
  return (
    <SecondFactorContext value={ask}>
      {children}
      <Suspense fallback={null}>
        {waiting && (
          <FactorModal
            mfaWays={waiting.asked.mfaWays ?? []}
            isSending={isSending}
            send={(mfa_token) => proveAndSend(waiting, mfa_token)}
            onClose={() =>
              settle({
                ...waiting.asked,
                key: 'FactorNotGiven',
                message: t`Nothing was changed: the second step was not done.`,
              })
            }
          />
        )}
      </Suspense>
    </SecondFactorContext>
  );
}

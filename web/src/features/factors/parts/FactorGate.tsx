import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import type { Sent } from 'features/users/parts/passcode';
import { SecondFactorContext } from 'features/users/parts/secondFactor';
import type { ApiError } from 'lib/errors';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';

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
 * Invariant: one dialog answers all changes that wait; each goes on, or none.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [prove] = factorsApi.useProveSessionMutation();
  const waits = useRef<Waiting[]>([]);
  const [asked, setAsked] = useState<ApiError | null>(null);
  const [isSending, setSending] = useState(false);
  const ask = useCallback(async (send: () => Sent): Sent => {
    const asked = await send();
    if (asked?.key !== 'MfaRequired') return asked;
    return new Promise((settle) => {
      waits.current.push({ asked, send, settle });
      setAsked(asked);
    });
  }, []);
  const settleAll = async (outcomeOf: (change: Waiting) => Awaited<Sent> | Sent) => {
    // Reaches those too that are added meanwhile.
    for (const change of waits.current) change.settle(await outcomeOf(change));
    waits.current = [];
    setAsked(null);
  };
  // Not to be closed meanwhile: it would say that nothing was changed.
  const proveAndSend = async (mfa_token: string) => {
    setSending(true);
    const { error } = await prove({ mfa_token });
    if (!error) await settleAll(({ send }) => send());
    setSending(false);
    return error as ApiError | undefined;
  };
  const refuse = () =>
    settleAll(({ asked }) => ({
      ...asked,
      key: 'FactorNotGiven',
      message: t`Nothing was changed: the second step was not done.`,
    }));
  return (
    <SecondFactorContext value={ask}>
      {children}
      <Suspense fallback={null}>
        {asked && (
          <FactorModal
            mfaWays={asked.mfaWays ?? []}
            isSending={isSending}
            send={proveAndSend}
            onClose={() => void refuse()}
          />
        )}
      </Suspense>
    </SecondFactorContext>
  );
}

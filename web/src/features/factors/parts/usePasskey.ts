import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useRef, useState } from 'react';
import { askPasskey, canUsePasskeys, wasCancelled } from './passkeys';

/** What an authenticator answered to which challenge (contract `LogInWithPasskey`). */
export interface PasskeyAnswer {
  token: string;
  credential: Record<string, unknown>;
}

/** Sends an answer; says what the server finds wrong with it. */
export type SendPasskey = (answer: PasskeyAnswer) => Promise<ApiError | undefined>;

/** Asks for a passkey, one question at a time: a new one ends the one before. */
export function usePasskey(send: SendPasskey) {
  const { i18n, t } = useLingui();
  const [begin] = factorsApi.useBeginPasskeyLogInMutation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useRef<AbortController | null>(null);

  /** What went wrong, for people; nothing when the reader is in or changed their mind. */
  const attempt = async (fillIn: boolean, signal: AbortSignal) => {
    if (!canUsePasskeys()) return t`Passkeys do not work at this address.`;
    const { data, error } = await begin({});
    // The viewer did not ask for it, so they are not told that it could not be offered.
    if (error) return fillIn ? null : errorText(i18n, error);
    try {
      const options = data.options as Record<string, unknown>;
      const credential = await askPasskey(options, { signal, fillIn });
      const refused = await send({ token: data.token, credential });
      return refused ? errorText(i18n, refused) : null;
    } catch (cause) {
      return wasCancelled(cause)
        ? null
        : t`This passkey did not work. Try again, or log in with your password.`;
    }
  };

  /** Asks at once, or (`fillIn`) waits until the reader picks a passkey in a field. */
  const ask = async (fillIn: boolean) => {
    stop();
    const own = new AbortController();
    asking.current = own;
    setPending(!fillIn);
    setFailure(null);
    const found = await attempt(fillIn, own.signal);
    if (asking.current !== own) return;
    setPending(false);
    setFailure(found);
  };

  const stop = () => {
    asking.current?.abort();
    asking.current = null;
  };

  return { ask, stop, pending, failure };
}

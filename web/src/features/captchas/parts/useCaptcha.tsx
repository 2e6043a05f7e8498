import { useLingui } from '@lingui/react/macro';
import type { Action } from 'features/captchas/api';
import { useAppData } from 'lib/appData';
import type { ApiError } from 'lib/errors';
import { type ReactNode, useState } from 'react';
import styles from './useCaptcha.module.css';

/** Key of a proof that could not be made here. */
export const NO_PROOF = 'no_proof';

/** Sends with a proof; null while none was asked for. */
type Send = (proof: string | null) => Promise<ApiError | undefined>;

interface Asking {
  /** A proof for a form that always needs one; null where the host wants none. Throws an `ApiError`. */
  prove: () => Promise<string | null>;
  /** Sends without a proof, and again with one if the server asks for it. */
  whenAsked: (send: Send) => Promise<ApiError | undefined>;
  /** What is going on, to be shown in the form. Its place is kept free where it may be needed. */
  progress: ReactNode;
}

/** Proofs that a person fills in a form (specification §3 `recaptcha_v3_token`, `token`). */
export function useCaptcha(action: Action): Asking {
  const { t } = useLingui();
  const { captcha } = useAppData();
  const [done, setDone] = useState<number | null>(null);

  const inWords = (cause: unknown): ApiError => {
    const failure = cause as { reason?: string; answer?: ApiError | null };
    if (failure.answer) return failure.answer;
    const message =
      failure.reason === 'late'
        ? t`It took too long to make sure that you are a person. Try again.`
        : captcha.verifier === 'recaptcha'
          ? t`Error loading reCAPTCHA Enterprise`
          : t`We could not make sure that you are a person. Try again in a moment.`;
    return { status: null, code: 0, key: NO_PROOF, field: null, message, retryAfter: null };
  };

  const prove = async () => {
    if (captcha.verifier === 'off') return null;
    setDone(0);
    try {
      const { prove } = await import('./prove');
      return await prove(captcha, action, setDone);
    } catch (cause) {
      throw inWords(cause);
    } finally {
      setDone(null);
    }
  };

  const whenAsked = async (send: Send) => {
    const error = await send(null);
    if (error?.key !== 'CaptchaRequired') return error;
    try {
      return await send(await prove());
    } catch (failure) {
      return failure as ApiError;
    }
  };

  const percent = Math.round((done ?? 0) * 100);
  const progress = captcha.verifier !== 'off' && (
    <p className={styles.progress} role="status">
      {done !== null && (
        <>
          {t`Making sure that you are a person`}
          {percent > 0 && <span aria-hidden="true"> {percent} %</span>}
        </>
      )}
    </p>
  );
  return { prove, whenAsked, progress };
}

import type { ApiError } from 'lib/errors';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const SecondStep = lazy(() =>
  import('./SecondStep').then((file) => ({ default: file.SecondStep })),
);

/** Sends what was given in the first step, and of the second if it was done. */
type Send<Values> = (values: Values, mfaToken: string | null) => Promise<ApiError | undefined>;

/**
 * A form whose answer may be that a second step is needed: `send` is for the
 * form, and `secondStep` stands in its place once the server asks for one.
 */
export function useSecondStep<Values>(sendBoth: Send<Values>) {
  const [asked, setAsked] = useState<{ values: Values; mfaWays: ApiError['mfaWays'] } | null>(null);
  const send = async (values: Values) => {
    const error = await sendBoth(values, null);
    if (error?.key !== 'MfaRequired') return error;
    setAsked({ values, mfaWays: error.mfaWays });
    return undefined;
  };
  const secondStep: ReactNode = asked && (
    <Suspense>
      <SecondStep
        mfaWays={asked.mfaWays ?? []}
        send={(mfaToken) => sendBoth(asked.values, mfaToken)}
        onBack={() => setAsked(null)}
      />
    </Suspense>
  );
  return { secondStep, send };
}

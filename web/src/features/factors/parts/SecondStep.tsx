import { useLingui } from '@lingui/react/macro';
import { secondStepRules } from 'features/factors/rules';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { TextField } from 'ui/text-field/TextField';
import { PasskeyLogIn } from './PasskeyLogIn';
import styles from './SecondStep.module.css';

export interface SecondStepProps {
  /** What the account can be proved by. */
  mfaWays: readonly Schema['MfaWay'][];
  /** Sends `mfa_token` with what was given before; answers the server's failure. */
  send: (mfaToken: string) => Promise<ApiError | undefined>;
  /** Goes back to the first step; none in a dialog, which has a heading and a way out of its own. */
  onBack?: () => void;
}

/** The second step: a code, a recovery code or a passkey. Load it with `lazy`. */
export function SecondStep({ mfaWays, send, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const [recovering, setRecovering] = useState(false);
  return (
    <div className={styles.step}>
      {onBack && <h2 className={styles.title}>{t`Two-step verification`}</h2>}
      <CodeForm key={String(recovering)} recovering={recovering} send={send} />
      {mfaWays.includes('passkey') && (
        <PasskeyLogIn send={(answer) => send(JSON.stringify(answer))}>
          {t`Use a passkey`}
        </PasskeyLogIn>
      )}
      <div className={styles.others}>
        {mfaWays.includes('recovery_code') && (
          <Button kind="plain" onClick={() => setRecovering(!recovering)}>
            {recovering ? t`Use a code from your app` : t`Use a recovery code`}
          </Button>
        )}
        {onBack && <Button kind="plain" onClick={onBack}>{t`Back`}</Button>}
      </div>
    </div>
  );
}

function CodeForm({ recovering, send }: Pick<SecondStepProps, 'send'> & { recovering: boolean }) {
  const { t } = useLingui();
  const { errors, failure, submit, form } = useForm(secondStepRules, (values) =>
    send(values.mfa_token),
  );
  return (
    <form className={styles.form} {...form} aria-label={t`Two-step verification`}>
      <FormError words={failure} />
      <TextField
        name="mfa_token"
        label={recovering ? t`Recovery code` : t`Code`}
        description={
          recovering
            ? t`One of the codes you kept when you switched this on. Each works once.`
            : t`The six digits that your authenticator app shows now.`
        }
        inputMode={recovering ? 'text' : 'numeric'}
        autoComplete={recovering ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        // The step has just replaced the form that had the focus.
        autoFocus
        required
        error={errors.mfa_token}
      />
      <Button {...submit} kind="primary" size="large" wide>{t`Continue`}</Button>
    </form>
  );
}

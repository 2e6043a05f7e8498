import { Trans, useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import { codeRules } from 'features/factors/rules';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { QrCode } from 'ui/qr-code/QrCode';
import { TextField } from 'ui/text-field/TextField';
import styles from './FactorModal.module.css';

interface ConfirmCodeProps {
  /** What the app needs. */
  totp: Schema['NewTotp'];
  /** Called with the recovery codes once it is on. */
  onConfirmed: (codes: string[]) => void;
}

/** Shows the secret to the app, and asks for a first code of it. */
export function ConfirmCode({ totp, onConfirmed }: ConfirmCodeProps) {
  const { t } = useLingui();
  const [confirm] = factorsApi.useConfirmTotpMutation();
  const { errors, failure, submit, form } = useForm(codeRules, (values) =>
    confirm(values)
      .unwrap()
      .then(
        ({ codes }) => {
          onConfirmed(codes);
          return undefined;
        },
        (error: ApiError) => error,
      ),
  );
  const secret = totp.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <form className={styles.form} {...form} aria-label={t`Switch on two-step verification`}>
      <p>
        <Trans>
          Scan this with your app, or <a href={totp.address}>open it on this phone</a>.
        </Trans>
      </p>
      <div className={styles.picture}>
        <QrCode {...totp.qr} label={t`QR code for your authenticator app`} />
      </div>
      <div>
        <p>{t`Or type this key:`}</p>
        <code className={styles.secret}>{secret}</code>
      </div>
      <FormError words={failure} />
      <TextField
        name="code"
        label={t`Code`}
        description={t`The six digits that the app shows now.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors.code}
      />
      <Button {...submit} kind="primary" wide>{t`Switch on`}</Button>
    </form>
  );
}

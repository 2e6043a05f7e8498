import { useLingui } from '@lingui/react/macro';
import type { Viewer } from 'features/users/api';
import { accountApi } from 'features/users/parts/account';
import { ProofField } from 'features/users/parts/ProofField';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { ResendButton } from 'features/users/parts/ResendButton';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { emailRules } from 'features/users/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Icon } from 'ui/icon/Icon';
import { TextField } from 'ui/text-field/TextField';
import styles from './EmailSettingsScreen.module.css';

/** The account's address: whether it is proved, and another one. */
export function EmailSettingsScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage title={t`Email`}>
      {(viewer) => (
        <>
          <Address viewer={viewer} />
          <ChangeEmailForm />
        </>
      )}
    </SettingsPage>
  );
}

function Address({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  return (
    <div className={styles.address}>
      <p className={styles.email}>{viewer.email}</p>
      {viewer.is_email_verified ? (
        <p className={styles.state}>
          <Icon name="check" size={20} />
          {t`Verified`}
        </p>
      ) : (
        <>
          <p className={styles.state} data-tone="alert">
            <Icon name="alert" size={20} />
            {t`Not verified yet. Open the link in the mail we sent you.`}
          </p>
          <div>
            <ResendButton />
          </div>
        </>
      )}
    </div>
  );
}

function ChangeEmailForm() {
  const { t } = useLingui();
  const [change] = accountApi.useChangeEmailMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = usePasscode();
  const { errors, failure, submit, form } = useForm(emailRules, (values) =>
    ask((passcode) =>
      change(withCode(values, passcode))
        .unwrap()
        .then(
          () => {
            setSentTo(values.email);
            return undefined;
          },
          (error: ApiError) => error,
        ),
    ),
  );
  return (
    <section className={styles.change} aria-labelledby="change-email">
      <h2 id="change-email">{t`Change your email`}</h2>
      {sentTo ? (
        <p role="status">
          {t`We sent a mail to ${sentTo}. Open the link in it, and the address is yours.`}
        </p>
      ) : (
        <form className={styles.form} {...form} aria-label={t`Change your email`}>
          <FormError words={failure} />
          <TextField
            name="email"
            type="email"
            label={t`New email`}
            autoComplete="email"
            required
            error={errors.email}
          />
          <ProofField error={errors.password} />
          <div>
            <Button {...submit} kind="primary">{t`Send the mail`}</Button>
          </div>
        </form>
      )}
    </section>
  );
}

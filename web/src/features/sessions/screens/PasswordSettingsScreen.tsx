import { useLingui } from '@lingui/react/macro';
import { sessionsApi } from 'features/sessions/api';
import { PasswordByMail } from 'features/sessions/parts/PasswordByMail';
import { changePasswordRules } from 'features/sessions/rules';
import { NewPasswordField } from 'features/users/parts/NewPasswordField';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { paths } from 'lib/paths';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { PasswordField } from 'ui/password-field/PasswordField';
import { useToast } from 'ui/toast/toasts';
import styles from './PasswordSettingsScreen.module.css';

/** Another password for who knows the old one. */
export function PasswordSettingsScreen() {
  const { t } = useLingui();
  // A new key empties the fields once the password is changed.
  const [round, setRound] = useState(0);
  return (
    <SettingsPage title={t`Password`}>
      {({ has_password }) =>
        has_password ? (
          <ChangePasswordForm key={round} onChanged={() => setRound(round + 1)} />
        ) : (
          <NoPassword />
        )
      }
    </SettingsPage>
  );
}

/** Who came by another provider: a mail lets them choose their first password. */
function NoPassword() {
  const { t } = useLingui();
  return (
    <div className={styles.form}>
      <p>{t`You have no password yet: another log-in opens your account.`}</p>
      <div>
        <PasswordByMail />
      </div>
    </div>
  );
}

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [change] = sessionsApi.useChangePasswordMutation();
  const ask = usePasscode();
  const { errors, failure, submit, form } = useForm(changePasswordRules, (values) =>
    ask((passcode) =>
      change(withCode(values, passcode))
        .unwrap()
        .then(
          () => {
            toast({ words: t`Password changed. Your other devices are logged out.` });
            onChanged();
            return undefined;
          },
          (error: ApiError) => error,
        ),
    ),
  );
  return (
    <form className={styles.form} {...form} aria-label={t`Change your password`}>
      <FormError words={failure} />
      <PasswordField
        name="old_password"
        label={t`Current password`}
        autoComplete="current-password"
        required
        error={errors.old_password}
      />
      <NewPasswordField name="new_password" label={t`New password`} error={errors.new_password} />
      <div className={styles.actions}>
        <Button {...submit} kind="primary">{t`Change password`}</Button>
        <a href={paths.resetPassword()}>{t`Forgot your password?`}</a>
      </div>
    </form>
  );
}

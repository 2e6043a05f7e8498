import { useLingui } from '@lingui/react/macro';
import { sessionsApi } from 'features/sessions/api';
import { logInRules } from 'features/sessions/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { paths } from 'lib/paths';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { PasswordField } from 'ui/password-field/PasswordField';
import { AccountField } from './AccountField';
import styles from './SessionForm.module.css';
import type { SessionFormProps } from './SignUpForm';

/** Signs a person in by e-mail address or username, and password. */
export function LogInForm({ onSignedIn }: SessionFormProps) {
  const { t } = useLingui();
  const [logIn] = sessionsApi.useLogInMutation();
  const { errors, failure, submit, form } = useForm(logInRules, (values) =>
    logIn({ ...values, referrer: document.referrer || null })
      .unwrap()
      .then(onSignedIn, (error: ApiError) => error),
  );
  return (
    <form className={styles.form} {...form} aria-label={t`Log in`}>
      <FormError words={failure} />
      <AccountField error={errors.username_or_email} />
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <a className={styles.forgot} href={paths.resetPassword()}>{t`Forgot your password?`}</a>
      <Button {...submit} kind="primary" size="large" wide>
        {t`Log in`}
      </Button>
    </form>
  );
}

import { useLingui } from '@lingui/react/macro';
import { sessionsApi } from 'features/sessions/api';
import { retryBudget, withRetries } from 'features/sessions/retry';
import { signUpRules } from 'features/sessions/rules';
import { type ApiError, mayRetry } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { TextField } from 'ui/text-field/TextField';
import { NewPasswordField } from './NewPasswordField';
import styles from './SessionForm.module.css';

/** Makes an account with an e-mail address and a password. */
export function SignUpForm({ onSignedIn }: SessionFormProps) {
  const { t, i18n } = useLingui();
  const [signUp] = sessionsApi.useSignUpMutation();
  const { errors, failure, submit, form } = useForm(signUpRules, async (values) => {
    const answer = withRetries(
      () =>
        signUp({ ...values, locale: i18n.locale, referrer: document.referrer || null }).unwrap(),
      (error) => mayRetry(error as ApiError),
      budget,
      pause,
    );
    return answer.then(onSignedIn, (error: ApiError) => error);
  });
  return (
    <form className={styles.form} {...form} aria-label={t`Sign up`}>
      <FormError words={failure} />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        autoComplete="email"
        required
        error={errors.email}
      />
      <NewPasswordField name="password" label={t`Password`} error={errors.password} />
      <Button {...submit} kind="primary" size="large" wide>
        {t`Sign up`}
      </Button>
    </form>
  );
}

export interface SessionFormProps {
  /** Called once the server has signed the person in; loads the next page. */
  onSignedIn: () => undefined;
}

// Specification §4: three retries in total across the page.
const budget = retryBudget();

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 600));

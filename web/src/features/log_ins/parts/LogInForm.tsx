import { useLingui } from '@lingui/react/macro';
import { useCaptcha } from 'features/captchas/parts/useCaptcha';
import { factorsApi } from 'features/factors/api';
import { PasskeyLogIn } from 'features/factors/parts/PasskeyLogIn';
import { useSecondStep } from 'features/factors/parts/useSecondStep';
import { logInRules } from 'features/log_ins/rules';
import { NetworkButtons, type NetworkButtonsProps } from 'features/networks/parts/NetworkButtons';
import { sessionsApi } from 'features/sessions/api';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { paths } from 'lib/paths';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { PasswordField } from 'ui/password-field/PasswordField';
import type { InferOutput } from 'valibot';
import { AccountField } from './AccountField';
import styles from './SessionForm.module.css';

export interface SessionFormProps {
  /** Called once the server has signed the visitor in; loads the next page. */
  onSignedIn: () => undefined;
  /** What follows where another provider signs the visitor in. */
  authorization?: NetworkButtonsProps;
}

interface LogInFormProps extends SessionFormProps {
  /** Whose password is asked for, when that is known. */
  as?: string;
  /** What an authorization to a provider ended with: connected by logging in. */
  ticket?: string;
}

/** Signs a visitor in by e-mail address or username, and password. */
export function LogInForm({ onSignedIn, as, ticket, authorization }: LogInFormProps) {
  const { t } = useLingui();
  const [logIn] = sessionsApi.useLogInMutation();
  const [logInWithPasskey] = factorsApi.useLogInWithPasskeyMutation();
  const captcha = useCaptcha('login');
  const { secondStep, send } = useSecondStep((values: InferOutput<typeof logInRules>, mfa_token) =>
    captcha.whenAsked((token) =>
      logIn({
        ...values,
        mfa_token,
        token,
        network_ticket: ticket ?? null,
        referrer: document.referrer || null,
      })
        .unwrap()
        .then(onSignedIn, (error: ApiError) => error),
    ),
  );
  const { errors, failure, submit, form } = useForm(logInRules, send);
  if (secondStep) return secondStep;
  return (
    <form className={styles.form} {...form} aria-label={t`Log in`}>
      <FormError words={failure} />
      {as === undefined ? (
        <AccountField error={errors.username_or_email} passkeys={ticket === undefined} />
      ) : (
        // Password managers look for it, people have it above.
        <input name="username_or_email" autoComplete="username" value={as} readOnly hidden />
      )}
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
      {captcha.progress}
      {ticket === undefined && (
        <>
          <PasskeyLogIn
            fillIn
            send={(answer) =>
              logInWithPasskey(answer)
                .unwrap()
                .then(onSignedIn, (error: ApiError) => error)
            }
          >
            {t`Use a passkey`}
          </PasskeyLogIn>
          <NetworkButtons {...authorization} />
        </>
      )}
    </form>
  );
}

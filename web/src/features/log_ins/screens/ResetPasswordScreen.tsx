import { useLingui } from '@lingui/react/macro';
import { useCaptcha } from 'features/captchas/parts/useCaptcha';
import { useSecondStep } from 'features/factors/parts/useSecondStep';
import { AccountField } from 'features/log_ins/parts/AccountField';
import { Entrance } from 'features/log_ins/parts/Entrance';
import { requestResetRules, resetPasswordRules } from 'features/log_ins/rules';
import { sessionsApi } from 'features/sessions/api';
import { NewPasswordField } from 'features/users/parts/NewPasswordField';
import type { ApiError } from 'lib/errors';
import { feedbackActions, useFeedbackDispatch } from 'lib/feedback';
import { useForm } from 'lib/form';
import { useFragment } from 'lib/fragment';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import type { InferOutput } from 'valibot';
import styles from './ResetPasswordScreen.module.css';

/** Ask for a link to a new password; the link leads here too, with its token behind `#`. */
export function ResetPasswordScreen() {
  const { t } = useLingui();
  const token = useFragment();
  useTitle(t`Choose a new password`);
  return (
    <Entrance
      title={t`Choose a new password`}
      words={
        token
          ? t`You will be logged out everywhere else.`
          : t`Tell us who you are, and we send you a mail with a link.`
      }
      other={<a href={paths.login()}>{t`Back to log in`}</a>}
    >
      {token ? <ResetPasswordForm token={token} /> : <RequestResetForm />}
      <TellUs />
    </Entrance>
  );
}

/** Who cannot get in has no menu in which feedback stands. */
function TellUs() {
  const { t } = useLingui();
  const dispatch = useFeedbackDispatch();
  const shown = {
    actionOrigin: 'password_reset',
    title: t`Trouble getting in`,
    prompt: t`What keeps you from getting in?`,
    nextPage: paths.login(),
  };
  return (
    <Button kind="quiet" onClick={() => dispatch(feedbackActions.feedbackShown(shown))}>
      {t`Something does not work? Give feedback`}
    </Button>
  );
}

function RequestResetForm() {
  const { t } = useLingui();
  const [request] = sessionsApi.useRequestResetMutation();
  const [sent, setSent] = useState(false);
  const captcha = useCaptcha('reset_password');
  const { errors, failure, submit, form } = useForm(requestResetRules, (values) =>
    captcha.whenAsked((token) =>
      request({ ...values, token })
        .unwrap()
        .then(
          () => {
            setSent(true);
            return undefined;
          },
          (error: ApiError) => error,
        ),
    ),
  );
  if (sent) {
    return (
      <p className={styles.sent} role="status">
        {t`If there is such an account, a mail with a link is on its way. The link works for one hour.`}
      </p>
    );
  }
  return (
    <form className={styles.form} {...form} aria-label={t`Choose a new password`}>
      <FormError words={failure} />
      <AccountField error={errors.username_or_email} />
      <Button {...submit} kind="primary" size="large" wide>
        {t`Send the mail`}
      </Button>
      {captcha.progress}
    </form>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useLingui();
  const [reset] = sessionsApi.useResetPasswordMutation();
  const { secondStep, send } = useSecondStep(
    (values: InferOutput<typeof resetPasswordRules>, mfa_token) =>
      reset({ ...values, token, mfa_token })
        .unwrap()
        .then(
          // A new page: it carries the viewer and a new token.
          () => window.location.assign(paths.home()) as undefined,
          (error: ApiError) => error,
        ),
  );
  const { errors, failure, submit, form } = useForm(resetPasswordRules, send);
  if (secondStep) return secondStep;
  return (
    <form className={styles.form} {...form} aria-label={t`Choose a new password`}>
      <FormError words={failure} />
      <NewPasswordField name="new_password" label={t`New password`} error={errors.new_password} />
      <Button {...submit} kind="primary" size="large" wide>
        {t`Save and log in`}
      </Button>
    </form>
  );
}

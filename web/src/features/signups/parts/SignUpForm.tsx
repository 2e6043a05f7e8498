import { Trans, useLingui } from '@lingui/react/macro';
import { NO_PROOF, useCaptcha } from 'features/captchas/parts/useCaptcha';
import type { SessionFormProps } from 'features/log_ins/parts/LogInForm';
import styles from 'features/log_ins/parts/SessionForm.module.css';
import { NetworkButtons } from 'features/networks/parts/NetworkButtons';
import { sessionsApi } from 'features/sessions/api';
import { restrictAge, useAgeRestricted } from 'features/sessions/parts/ageRestriction';
import { useArrival } from 'features/signups/arrival';
import { retryBudget, withRetries } from 'features/signups/retry';
import { newcomerRules, signUpRules } from 'features/signups/rules';
import { NewPasswordField } from 'features/users/parts/NewPasswordField';
import { useAppData } from 'lib/appData';
import { type ApiError, mayRetry } from 'lib/errors';
import { useForm } from 'lib/form';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Notice } from 'ui/notice/Notice';
import { TextField } from 'ui/text-field/TextField';
import { BusinessField } from './BusinessField';
import { behaviorOf } from './behavior';

const InviteField = lazy(() =>
  import('./InviteField').then((part) => ({ default: part.InviteField })),
);

/** Makes an account with an e-mail address and a password, where the host takes new users. */
export function SignUpForm(props: SignUpFormProps) {
  const { name, sign_up } = useAppData().brand;
  const tooYoung = useAgeRestricted();
  const [isMailed, setMailed] = useState(false);
  if (isMailed) {
    return (
      <div role="status">
        <Notice icon="check">
          <Trans>We have sent you a mail. Follow its link to go on.</Trans>
        </Notice>
      </div>
    );
  }
  if (tooYoung) {
    return (
      <div role="status">
        <Notice icon="lock">
          <Trans>You cannot use {name} yet.</Trans>
        </Notice>
      </div>
    );
  }
  if (sign_up === 'closed') {
    return (
      <div role="status">
        <Notice icon="lock">
          <Trans>New accounts cannot be made here at the moment.</Trans>
        </Notice>
      </div>
    );
  }
  return <Fields {...props} byInvite={sign_up === 'invite'} onMailed={() => setMailed(true)} />;
}

function Fields({
  onSignedIn,
  authorization,
  newcomer,
  byInvite,
  onMailed,
}: SignUpFormProps & { byInvite: boolean; onMailed: () => void }) {
  const { t } = useLingui();
  const { context, brand } = useAppData();
  const [signUp] = sessionsApi.useSignUpMutation();
  const arrival = useArrival();
  const captcha = useCaptcha('signup');
  const { errors, failure, submit, form } = useForm(
    newcomer ? newcomerRules : signUpRules,
    async (values) => {
      const input = {
        ...arrival,
        ...values,
        ...(newcomer && { network_ticket: newcomer.ticket }),
        locale: context.locale,
        referrer: document.referrer || null,
        user_behavior_data: behaviorOf(arrival.visited_pages, performance.now()),
      };
      // A proof works once, so that each try needs its own.
      const send = async () => {
        const proven = { ...input, recaptcha_v3_token: await captcha.prove() };
        if (!brand.siblings.includes(window.location.origin)) return signUp(proven).unwrap();
        const { signUpByHandshake } = await import('features/sessions/parts/siblings');
        return signUpByHandshake(proven);
      };
      const answer = withRetries<unknown>(send, mayPass, budget, pause);
      return answer.then(onSignedIn, (error: ApiError) => {
        if (error.key === 'AgeRestricted') restrictAge();
        if (error.key === 'SignUpMailed') onMailed();
        return error;
      });
    },
  );
  return (
    <form className={styles.form} {...form} aria-label={t`Sign up`}>
      <FormError words={failure} />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        {...(newcomer?.email && {
          defaultValue: newcomer.email,
          description: t`From ${newcomer.network}.`,
        })}
        autoComplete="email"
        required
        error={errors.email}
      />
      {!newcomer && (
        <NewPasswordField name="password" label={t`Password`} error={errors.password} />
      )}
      <TextField
        name="birthday"
        type="date"
        label={t`Birthday`}
        description={t`Nobody else sees it.`}
        autoComplete="bday"
        required
        error={errors.birthday}
      />
      {byInvite && (
        // A form that is sent before the field has loaded has its code all the same, or says that it is missing.
        <Suspense
          fallback={<input type="hidden" name="invite_code" value={arrival.invite_code ?? ''} />}
        >
          <InviteField code={arrival.invite_code} error={errors.invite_code} />
        </Suspense>
      )}
      <BusinessField error={errors.business_name} />
      <Button {...submit} kind="primary" size="large" wide>
        {t`Sign up`}
      </Button>
      {captcha.progress}
      {!newcomer && <NetworkButtons {...authorization} />}
    </form>
  );
}

interface SignUpFormProps extends SessionFormProps {
  /** A visitor whom another provider vouches for: needs no password. */
  newcomer?: {
    /** What the authorization ended with. */
    ticket: string;
    /** The provider's name. */
    network: string;
    /** The address it told; empty when it told none. */
    email: string;
  };
}

/** Specification §4: a failure without a code, or one that may pass. */
function mayPass(failure: unknown): boolean {
  const error = failure as ApiError;
  return error.key !== NO_PROOF && (error.code === 0 || mayRetry(error));
}

// Specification §4: three retries in total across the page.
const budget = retryBudget();

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 600));

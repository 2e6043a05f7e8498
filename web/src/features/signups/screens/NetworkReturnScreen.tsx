import { Trans, useLingui } from '@lingui/react/macro';
import { useSecondStep } from 'features/factors/parts/useSecondStep';
import { Entrance } from 'features/log_ins/parts/Entrance';
import { LogInForm } from 'features/log_ins/parts/LogInForm';
import { networksApi } from 'features/networks/api';
import { keepProof, readAuthorizationNext } from 'features/networks/parts/authorizations';
import { nextPath } from 'features/sessions/parts/nextPath';
import { afterSigningUp } from 'features/signups/parts/afterSigningUp';
import { SignUpForm } from 'features/signups/parts/SignUpForm';
import { useRefreshSession } from 'features/users/parts/useRefreshSession';
import { useViewer } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { useTitle } from 'lib/title';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import { useToast } from 'ui/toast/toasts';
import styles from './NetworkReturnScreen.module.css';
import { useAuthorizationEnd } from './useAuthorizationEnd';

type Authorization = Schema['AuthorizationView'];

/** Where a provider leads back to: in, on to signing up, or to a word about what went wrong. */
export function NetworkReturnScreen() {
  const { t, i18n } = useLingui();
  const { authorization, failure } = useAuthorizationEnd();
  useTitle(t`Log in`);
  if (failure === 'denied') {
    return <Failed words={t`You did not allow it, so nothing has happened.`} />;
  }
  if (failure === 'broken') {
    return <Failed words={t`The other side sent you back without a word we understand.`} />;
  }
  if (failure) return <Failed words={errorText(i18n, failure)} />;
  switch (authorization?.status) {
    case 'known':
      return <Known authorization={authorization} />;
    case 'new':
    case 'email_known':
      return <Newcomer authorization={authorization} />;
    case 'connected':
      return <Connected authorization={authorization} />;
    case 'proved':
      return <Proved />;
    default:
      return <Waiting />;
  }
}

function Waiting() {
  const { t } = useLingui();
  return <PageSpinner label={t`One moment`} />;
}

/** What went wrong, and the way to try again. */
function Failed({ words }: { words: string }) {
  const { t } = useLingui();
  const next = nextPath(readAuthorizationNext());
  const viewer = useViewer();
  return (
    <Entrance title={t`That did not work`} words={words}>
      <ButtonLink kind="primary" href={viewer ? next : paths.login(next)}>
        {viewer ? t`Go back` : t`Back to log in`}
      </ButtonLink>
    </Entrance>
  );
}

/** A user with an account: only its second factor may be left. */
function Known({ authorization }: { authorization: Authorization }) {
  const { t, i18n } = useLingui();
  const [logIn] = networksApi.useLogInWithNetworkMutation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const ticket = authorization.ticket ?? '';
  const { secondStep, send } = useSecondStep((_: null, mfa_token) =>
    logIn({ ticket, mfa_token })
      .unwrap()
      .then(goOn, (error: ApiError) => error),
  );
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void send(null).then((error) => setFailure(error ?? null));
  });
  if (failure) return <Failed words={errorText(i18n, failure)} />;
  if (!secondStep) return <Waiting />;
  return (
    <Entrance
      title={t`Welcome back`}
      words={t`Your account asks for one thing more.`}
      other={<a href={paths.login()}>{t`Back to log in`}</a>}
    >
      {secondStep}
    </Entrance>
  );
}

/** A visitor who is not known here, or only by their address. */
function Newcomer({ authorization }: { authorization: Authorization }) {
  const { t } = useLingui();
  const [known, setKnown] = useState(authorization.status === 'email_known');
  const ticket = authorization.ticket ?? '';
  const { name } = authorization.network;
  const email = authorization.email ?? '';
  if (known) {
    const found = authorization.status === 'email_known';
    return (
      <Entrance
        title={found ? t`You have an account here` : t`Connect your account`}
        words={t`Log in with your password once. From then on ${name} opens your account.`}
        other={
          found ? (
            <a href={paths.login()}>{t`Back to log in`}</a>
          ) : (
            <button type="button" className={styles.swap} onClick={() => setKnown(false)}>
              {t`Make a new account`}
            </button>
          )
        }
      >
        {found && <p className={styles.email}>{email}</p>}
        <LogInForm onSignedIn={goOn} ticket={ticket} {...(found && { as: email })} />
      </Entrance>
    );
  }
  const welcome = (): undefined =>
    window.location.assign(afterSigningUp(readAuthorizationNext())) as undefined;
  return (
    <Entrance
      title={authorization.first_name ? t`Welcome, ${authorization.first_name}` : t`Welcome`}
      words={t`You come from ${name}. A last word before you begin.`}
      other={
        <>
          <Trans>Already have an account?</Trans>{' '}
          <button type="button" className={styles.swap} onClick={() => setKnown(true)}>
            {t`Connect it`}
          </button>
        </>
      }
    >
      <SignUpForm onSignedIn={welcome} newcomer={{ ticket, network: name, email }} />
    </Entrance>
  );
}

function Connected({ authorization }: { authorization: Authorization }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshSession();
  const { name } = authorization.network;
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    // The page began before, when this was not connected yet.
    refresh();
    toast({ words: t`${name} is connected` });
    void navigate(settingsPaths.networkSettings(), { replace: true });
  });
  return <Waiting />;
}

function Proved() {
  useEffect(() => {
    keepProof(Date.now());
    window.location.replace(nextPath(readAuthorizationNext()));
  }, []);
  return <Waiting />;
}

/** A new page, not a navigation: it carries the viewer, their data and a new token. */
function goOn(): undefined {
  window.location.replace(nextPath(readAuthorizationNext()));
}

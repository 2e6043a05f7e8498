import { Trans, useLingui } from '@lingui/react/macro';
import { type AuthorizationRequest, grantsApi } from 'features/grants/api';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useTitle } from 'lib/title';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { Panel } from 'ui/panel/Panel';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './AuthorizationScreen.module.css';
import { Consent } from './Consent';
import { GoBack } from './GoBack';

/** Where an app sends people to ask what it may do for them (OAuth 2.1's authorization endpoint). */
export function AuthorizationScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  useTitle(t`Allow an app`);
  if (!viewer) return <SignInFirst words={t`Log in to see what this app asks for.`} />;
  return (
    <Panel wide>
      <Question />
    </Panel>
  );
}

function Question() {
  const { t } = useLingui();
  const request = useRequest();
  if (!request.client_id) return <Stopped words={t`No app sent you here.`} />;
  return <Asked request={request} />;
}

function Asked({ request }: { request: AuthorizationRequest }) {
  const { t, i18n } = useLingui();
  const { data, error } = grantsApi.useGetAuthorizationQuery(request, {
    refetchOnMountOrArgChange: true,
  });
  if (error) return <Stopped words={errorText(i18n, error)} />;
  if (!data) return <PageSpinner label={t`One moment`} />;
  const { name } = data.app;
  if (data.fault) {
    return (
      <>
        <Stopped
          words={t`${name} asked in a way that we do not understand, so nothing has happened.`}
          action={<ButtonLink href={data.fault.url}>{t`Back to ${name}`}</ButtonLink>}
        />
        <p className={styles.quiet}>
          <Trans>For its developer: {data.fault.detail}</Trans>
        </p>
      </>
    );
  }
  if (data.is_allowed) return <GoBack request={request} name={name} />;
  return <Consent request={request} authorization={data} />;
}

interface StoppedProps {
  /** Why the viewer is not asked. */
  words: string;
  /** The way on, if there is one. */
  action?: ReactNode;
}

/** The page of an app that cannot ask. */
function Stopped({ words, action }: StoppedProps) {
  const { t } = useLingui();
  return (
    <>
      <h1>
        <VisuallyHidden>{t`Allow an app`}</VisuallyHidden>
      </h1>
      <EmptyState icon="alert" words={words} action={action} />
    </>
  );
}

/** What the app wrote into the address. */
function useRequest(): AuthorizationRequest {
  const [query] = useSearchParams();
  const text = (name: string) => query.get(name) ?? '';
  return {
    client_id: text('client_id'),
    redirect_uri: text('redirect_uri'),
    response_type: text('response_type'),
    scope: text('scope'),
    state: query.get('state'),
    code_challenge: text('code_challenge'),
    code_challenge_method: text('code_challenge_method'),
  };
}

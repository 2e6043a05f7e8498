import { useLingui } from '@lingui/react/macro';
import { type MailSettings, preferencesApi } from 'features/preferences/api';
import { MailChoices } from 'features/preferences/parts/MailChoices';
import { SwitchSkeleton } from 'features/preferences/parts/SwitchSkeleton';
import { useKeep } from 'features/preferences/parts/useKeep';
import { useSubscription } from 'features/preferences/parts/useSubscription';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useRefreshOnLeave } from 'features/users/parts/useRefreshOnLeave';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useFragment } from 'lib/fragment';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { useTitle } from 'lib/title';
import type { ReactNode } from 'react';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import styles from './EmailSubscriptionScreen.module.css';

/**
 * Which mails a user gets: for the holder of the link at a mail's foot, signed in or
 * not, and for who is signed in. Leaving it refreshes the session (specification §2).
 */
export function EmailSubscriptionScreen() {
  const { t } = useLingui();
  const token = useFragment();
  const viewer = useViewer();
  useRefreshOnLeave();
  useTitle(t`Your mails`);
  if (token) return <ByLink key={token} token={token} />;
  if (viewer) return <ByViewer email={viewer.email} />;
  if (token === null) return <PageSpinner />;
  return <SignInFirst words={t`Open the link at the foot of one of our mails, or log in.`} />;
}

function ByLink({ token }: { token: string }) {
  const { i18n, t } = useLingui();
  const { subscription, error, change } = useSubscription(token);
  if (error) {
    return (
      <EmptyState
        icon="alert"
        words={errorText(i18n, error)}
        action={
          <ButtonLink href={paths.login(settingsPaths.emailSubscription())}>{t`Log in`}</ButtonLink>
        }
      />
    );
  }
  return (
    <Frame email={subscription?.anonymized_email}>
      {subscription ? (
        <Choices {...subscription} onChange={change} />
      ) : (
        <SwitchSkeleton lines={17} />
      )}
    </Frame>
  );
}

function ByViewer({ email }: { email: string }) {
  const { i18n } = useLingui();
  const keep = useKeep();
  const { data, error, refetch } = preferencesApi.useGetEmailSettingsQuery({});
  const [update] = preferencesApi.useUpdateEmailSettingsMutation();
  return (
    <Frame email={email}>
      {error && !data ? (
        <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
      ) : data ? (
        <Choices {...data} onChange={(wanted) => void keep(update(wanted))} />
      ) : (
        <SwitchSkeleton lines={17} />
      )}
    </Frame>
  );
}

function Frame({ email, children }: { email: string | undefined; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t`Your mails`}</h1>
        <p className={styles.lead}>
          {email ? t`What we write about to ${email}.` : t`What we write about.`}
        </p>
      </div>
      {children}
    </div>
  );
}

interface ChoicesProps extends MailSettings {
  onChange: (wanted: Partial<MailSettings>) => void;
}

function Choices({ options, cadence, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const any = options.some((option) => option.value);
  return (
    <>
      <MailChoices options={options} cadence={cadence} onChange={onChange} />
      <div>
        <Button
          disabled={!any}
          onClick={() =>
            onChange({ options: options.map((option) => ({ ...option, value: false })) })
          }
        >
          {any ? t`Switch all off` : t`All are off`}
        </Button>
      </div>
    </>
  );
}

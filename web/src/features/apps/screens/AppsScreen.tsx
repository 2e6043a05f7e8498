import { useLingui } from '@lingui/react/macro';
import { type App, type AppWithSecret, appsApi } from 'features/apps/api';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { errorText } from 'lib/errorTexts';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { AppCard } from './AppCard';
import styles from './AppsScreen.module.css';

const NewAppModal = lazy(() =>
  import('./AppModals').then((file) => ({ default: file.NewAppModal })),
);
const SecretModal = lazy(() =>
  import('./SecretModal').then((file) => ({ default: file.SecretModal })),
);

/** Apps that the viewer registered, so that people can let them act for them. */
export function AppsScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Your apps`}
      lead={t`Write a program that pins, sorts or shows what people let it. It asks them first.`}
    >
      {() => <Apps />}
    </SettingsPage>
  );
}

function Apps() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = appsApi.useListAppsQuery({});
  const [registering, setRegistering] = useState(false);
  const [made, setMade] = useState<AppWithSecret | null>(null);
  const register = () => setRegistering(true);
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) {
    return (
      <div role="status" aria-label={t`Loading....`}>
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <>
      {data.apps.length === 0 ? (
        <EmptyState
          icon="plus"
          words={t`You have registered no app yet.`}
          action={<Button kind="primary" onClick={register}>{t`Register an app`}</Button>}
        />
      ) : (
        <Cards apps={data.apps} onRegister={data.apps.length < data.most ? register : null} />
      )}
      <Suspense>
        {registering && <NewAppModal onMade={setMade} onClose={() => setRegistering(false)} />}
        {made && <SecretModal made={made} onClose={() => setMade(null)} />}
      </Suspense>
    </>
  );
}

interface CardsProps {
  /** What is shown. */
  apps: App[];
  /** Called to register another; none when there are as many as there may be. */
  onRegister: (() => void) | null;
}

function Cards({ apps, onRegister }: CardsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.list}>
      {apps.map((app) => (
        <AppCard key={app.id} app={app} />
      ))}
      {onRegister && (
        <div>
          <Button icon="plus" onClick={onRegister}>
            {t`Register an app`}
          </Button>
        </div>
      )}
    </div>
  );
}

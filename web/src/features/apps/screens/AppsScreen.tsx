import { useLingui } from '@lingui/react/macro';
import { appsApi } from 'features/apps/api';
import { SettingsCards } from 'features/users/parts/SettingsCards';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { lazy } from 'react';
import { AppCard } from './AppCard';

const NewAppModal = lazy(() =>
  import('./AppModals').then((file) => ({ default: file.NewAppModal })),
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
  const { t } = useLingui();
  const query = appsApi.useListAppsQuery({});
  return (
    <SettingsCards
      query={query}
      items={query.data?.apps}
      most={query.data?.most}
      icon="plus"
      none={t`You have registered no app yet.`}
      add={t`Register an app`}
      card={(app) => <AppCard app={app} />}
      form={(onClose) => <NewAppModal onClose={onClose} />}
    />
  );
}

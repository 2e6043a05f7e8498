import { useLingui } from '@lingui/react/macro';
import { type App, appsApi } from 'features/apps/api';
import { AskButton } from 'features/users/parts/AskButton';
import { NewSecretButton } from 'features/users/parts/NewSecretButton';
import { formatDay } from 'lib/format/day';
import { lazy } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Card, CardButtons, CardLines } from 'ui/card/Card';
import { Copyable } from 'ui/copyable/Copyable';
import { ModalButton } from 'ui/modal/ModalButton';

const EditAppModal = lazy(() =>
  import('./AppModals').then((file) => ({ default: file.EditAppModal })),
);
const AppSecretModal = lazy(() =>
  import('./AppSecretModal').then((file) => ({ default: file.AppSecretModal })),
);

/** One app: what it is, where it sends people back to, and what can be done about it. */
export function AppCard({ app }: { /** The app. */ app: App }) {
  const { t, i18n } = useLingui();
  const { name } = app;
  const since = formatDay(app.created_ms, i18n.locale);
  return (
    <Card
      name={name}
      start={<Avatar name={name} src={app.image_url ?? null} size={48} />}
      detail={[
        app.keeps_secret ? t`Keeps a secret` : t`Keeps no secret`,
        t`registered on ${since}`,
      ].join(' · ')}
    >
      <Copyable label={t`Client ID`} text={app.id} />
      <CardLines label={t`Sends people back to`} lines={app.redirect_uris} code />
      <Buttons app={app} />
    </Card>
  );
}

function Buttons({ app }: { app: App }) {
  const { t } = useLingui();
  const { id: app_id, name } = app;
  const [renew] = appsApi.useRenewAppSecretMutation();
  const [remove] = appsApi.useDeleteAppMutation();
  return (
    <CardButtons>
      <ModalButton
        aria-label={t`Edit ${name}`}
        modal={(onClose) => <EditAppModal app={app} onClose={onClose} />}
      >
        {t`Edit`}
      </ModalButton>
      {app.keeps_secret && (
        <NewSecretButton
          name={name}
          words={t`The old one stops working at once. People who allowed the app need not be asked again.`}
          renew={() => renew({ app_id })}
          shown={(made, onClose) => <AppSecretModal made={made} onClose={onClose} />}
        />
      )}
      <AskButton
        aria-label={t`Delete ${name}`}
        ask={{
          title: t`Delete ${name}?`,
          words: t`It stops working at once for everyone who allowed it. This cannot be undone.`,
          yes: t`Delete app`,
          send: () => remove({ app_id }),
          done: t`App deleted`,
        }}
      >
        {t`Delete`}
      </AskButton>
    </CardButtons>
  );
}

import { useLingui } from '@lingui/react/macro';
import { SettingsCards } from 'features/users/parts/SettingsCards';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { webhooksApi } from 'features/webhooks/api';
import { lazy } from 'react';
import { WebhookCard } from './WebhookCard';

const NewWebhookModal = lazy(() =>
  import('./WebhookModals').then((file) => ({ default: file.NewWebhookModal })),
);

/** Servers of the viewer's that are told of their pins and boards. */
export function WebhooksScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Webhooks`}
      lead={t`A server of yours is told when your pins and boards change, secret ones as well.`}
    >
      {() => <Webhooks />}
    </SettingsPage>
  );
}

function Webhooks() {
  const { t } = useLingui();
  const query = webhooksApi.useListWebhooksQuery({});
  return (
    <SettingsCards
      query={query}
      items={query.data?.webhooks}
      most={query.data?.most}
      icon="link-out"
      none={t`You have no webhook yet.`}
      add={t`Add a webhook`}
      card={(webhook) => <WebhookCard webhook={webhook} />}
      form={(onClose) => <NewWebhookModal onClose={onClose} />}
    />
  );
}

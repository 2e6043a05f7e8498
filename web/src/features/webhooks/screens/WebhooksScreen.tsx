import { useLingui } from '@lingui/react/macro';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { type Webhook, type WebhookWithSecret, webhooksApi } from 'features/webhooks/api';
import { errorText } from 'lib/errorTexts';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { WebhookCard } from './WebhookCard';
import styles from './WebhooksScreen.module.css';

const NewWebhookModal = lazy(() =>
  import('./WebhookModals').then((file) => ({ default: file.NewWebhookModal })),
);
const SecretModal = lazy(() =>
  import('./SecretModal').then((file) => ({ default: file.SecretModal })),
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
  const { t, i18n } = useLingui();
  const { data, error, refetch } = webhooksApi.useListWebhooksQuery({});
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const add = () => setAdding(true);
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
      {data.webhooks.length === 0 ? (
        <EmptyState
          icon="link-out"
          words={t`You have no webhook yet.`}
          action={<Button kind="primary" onClick={add}>{t`Add a webhook`}</Button>}
        />
      ) : (
        <Cards webhooks={data.webhooks} onAdd={data.webhooks.length < data.most ? add : null} />
      )}
      <Suspense>
        {adding && <NewWebhookModal onMade={setMade} onClose={() => setAdding(false)} />}
        {made && <SecretModal secret={made.secret} onClose={() => setMade(null)} />}
      </Suspense>
    </>
  );
}

interface CardsProps {
  /** What is shown. */
  webhooks: Webhook[];
  /** Called to add another; none when there are as many as there may be. */
  onAdd: (() => void) | null;
}

function Cards({ webhooks, onAdd }: CardsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.list}>
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} />
      ))}
      {onAdd && (
        <div>
          <Button icon="plus" onClick={onAdd}>
            {t`Add a webhook`}
          </Button>
        </div>
      )}
    </div>
  );
}

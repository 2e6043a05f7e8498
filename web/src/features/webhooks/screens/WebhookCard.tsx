import { useLingui } from '@lingui/react/macro';
import { type Webhook, type WebhookWithSecret, webhooksApi } from 'features/webhooks/api';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { Notice } from 'ui/notice/Notice';
import { useToast } from 'ui/toast/toasts';
import { Deliveries } from './Deliveries';
import { useEventWords } from './eventWords';
import styles from './WebhooksScreen.module.css';

const EditWebhookModal = lazy(() =>
  import('./WebhookModals').then((file) => ({ default: file.EditWebhookModal })),
);
const DeleteWebhookModal = lazy(() =>
  import('./AskModals').then((file) => ({ default: file.DeleteWebhookModal })),
);
const RenewModal = lazy(() => import('./AskModals').then((file) => ({ default: file.RenewModal })));
const SecretModal = lazy(() =>
  import('./SecretModal').then((file) => ({ default: file.SecretModal })),
);

type Open = 'edit' | 'renew' | 'delete' | null;

/** One webhook: what it is told of, how it stands, and what can be done about it. */
export function WebhookCard({ webhook }: { /** The webhook. */ webhook: Webhook }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const events = useEventWords().filter(({ event }) => webhook.events.includes(event));
  const { host } = new URL(webhook.url);
  const since = formatDay(webhook.created_ms, i18n.locale);
  return (
    <article className={styles.card} aria-label={host}>
      <header className={styles.name}>
        <h2 className={styles.title}>{host}</h2>
        <p className={styles.address} dir="ltr">
          {webhook.url}
        </p>
        <p className={styles.quiet}>
          {webhook.off ? t`Switched off` : t`On`}
          {' · '}
          {t`added on ${since}`}
        </p>
      </header>
      <Standing webhook={webhook} />
      <div className={styles.some}>
        <p className={styles.label}>{t`It is told when`}</p>
        <ul className={styles.events}>
          {events.map(({ event, words }) => (
            <li key={event}>{words}</li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        {!webhook.off && <TestButton webhook={webhook} host={host} />}
        <Button aria-label={t`Edit ${host}`} onClick={() => setOpen('edit')}>{t`Edit`}</Button>
        <Button aria-label={t`New secret for ${host}`} onClick={() => setOpen('renew')}>
          {t`New secret`}
        </Button>
        {!webhook.off && <Turn webhook={webhook} host={host} />}
        <Button aria-label={t`Delete ${host}`} onClick={() => setOpen('delete')}>
          {t`Delete`}
        </Button>
      </div>
      <Deliveries webhook={webhook} />
      <Suspense>
        {open === 'edit' && <EditWebhookModal webhook={webhook} onClose={close} />}
        {open === 'delete' && <DeleteWebhookModal webhook={webhook} host={host} onClose={close} />}
      </Suspense>
      <Renewal webhook={webhook} asking={open === 'renew'} onClose={close} />
    </article>
  );
}

interface OfWebhook {
  /** Which. */
  webhook: Webhook;
  /** The name of its server. */
  host: string;
}

/** Why it is told nothing, or that it takes nothing. */
function Standing({ webhook }: { /** Which. */ webhook: Webhook }) {
  const { t, i18n } = useLingui();
  const { host } = new URL(webhook.url);
  if (webhook.off) {
    const reasons = {
      user: t`You switched it off, so nothing is sent to it.`,
      failing: t`Nothing was taken there for several days, so nothing is sent to it any more.`,
      gone: t`It answered that it is gone, so nothing is sent to it any more.`,
      access_ended: t`Your password changed, or you were away, so nothing is sent to it. Switch it on if you know it.`,
    };
    return (
      <Notice icon="alert" action={<Turn webhook={webhook} host={host} />}>
        {reasons[webhook.off]}
      </Notice>
    );
  }
  if (!webhook.failing_since_ms) return null;
  const since = formatDay(webhook.failing_since_ms, i18n.locale);
  return (
    <Notice icon="alert">
      {t`Nothing was taken there since ${since}. It is tried again, and switched off after three days.`}
    </Notice>
  );
}

/** Switches it off, or on again. */
function Turn({ webhook, host }: OfWebhook) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [update, { isLoading }] = webhooksApi.useUpdateWebhookMutation();
  const turn = async () => {
    const { error } = await update({ webhook_id: webhook.id, is_on: Boolean(webhook.off) });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <Button
      pending={isLoading}
      aria-label={webhook.off ? t`Switch on ${host}` : t`Switch off ${host}`}
      onClick={() => void turn()}
    >
      {webhook.off ? t`Switch on` : t`Switch off`}
    </Button>
  );
}

/** Sends a test. */
function TestButton({ webhook, host }: OfWebhook) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [send, { isLoading }] = webhooksApi.useTestWebhookMutation();
  const test = async () => {
    const { error } = await send({ webhook_id: webhook.id });
    toast(error ? { words: errorText(i18n, error), tone: 'danger' } : { words: t`Test sent` });
  };
  return (
    <Button
      pending={isLoading}
      aria-label={t`Send a test to ${host}`}
      onClick={() => void test()}
    >{t`Send a test`}</Button>
  );
}

interface RenewalProps {
  /** Whose secret. */
  webhook: Webhook;
  /** Whether it is asked for. */
  asking: boolean;
  /** Called when the question is answered. */
  onClose: () => void;
}

/** Asks first, then shows the new secret this once. */
function Renewal({ webhook, asking, onClose }: RenewalProps) {
  const { i18n } = useLingui();
  const toast = useToast();
  const [renew, { isLoading }] = webhooksApi.useRenewWebhookSecretMutation();
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const send = async () => {
    const { data, error } = await renew({ webhook_id: webhook.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    if (data) setMade(data);
    onClose();
  };
  return (
    <Suspense>
      {asking && <RenewModal pending={isLoading} onYes={() => void send()} onClose={onClose} />}
      {made && <SecretModal secret={made.secret} onClose={() => setMade(null)} />}
    </Suspense>
  );
}

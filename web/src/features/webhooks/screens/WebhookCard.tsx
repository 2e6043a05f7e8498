import { useLingui } from '@lingui/react/macro';
import { AskButton } from 'features/users/parts/AskButton';
import { NewSecretButton } from 'features/users/parts/NewSecretButton';
import { type Webhook, webhooksApi } from 'features/webhooks/api';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { lazy } from 'react';
import { Button } from 'ui/button/Button';
import { Card, CardButtons, CardLines } from 'ui/card/Card';
import { ModalButton } from 'ui/modal/ModalButton';
import { Notice } from 'ui/notice/Notice';
import { useToast } from 'ui/toast/toasts';
import { Deliveries } from './Deliveries';
import { useEventWords } from './eventWords';

const EditWebhookModal = lazy(() =>
  import('./WebhookModals').then((file) => ({ default: file.EditWebhookModal })),
);
const WebhookSecretModal = lazy(() =>
  import('./WebhookSecretModal').then((file) => ({ default: file.WebhookSecretModal })),
);

/** One webhook: what it is told of, how it stands, and what can be done about it. */
export function WebhookCard({ webhook }: { /** The webhook. */ webhook: Webhook }) {
  const { t, i18n } = useLingui();
  const events = useEventWords().filter(({ event }) => webhook.events.includes(event));
  const { host } = new URL(webhook.url);
  const since = formatDay(webhook.created_ms, i18n.locale);
  return (
    <Card
      name={host}
      address={webhook.url}
      detail={[webhook.off ? t`Switched off` : t`On`, t`added on ${since}`].join(' · ')}
    >
      <Standing webhook={webhook} />
      <CardLines label={t`It is told when`} lines={events.map(({ words }) => words)} />
      <Buttons webhook={webhook} host={host} />
      <Deliveries webhook={webhook} />
    </Card>
  );
}

interface OfWebhook {
  /** Which. */
  webhook: Webhook;
  /** The name of its server. */
  host: string;
}

function Buttons({ webhook, host }: OfWebhook) {
  const { t } = useLingui();
  const webhook_id = webhook.id;
  const [renew] = webhooksApi.useRenewWebhookSecretMutation();
  const [remove] = webhooksApi.useDeleteWebhookMutation();
  return (
    <CardButtons>
      {!webhook.off && <TestButton webhook={webhook} host={host} />}
      <ModalButton
        aria-label={t`Edit ${host}`}
        modal={(onClose) => <EditWebhookModal webhook={webhook} onClose={onClose} />}
      >
        {t`Edit`}
      </ModalButton>
      <NewSecretButton
        name={host}
        words={t`All that is sent from now on is signed with it. Your server needs it before it can verify again.`}
        renew={() => renew({ webhook_id })}
        shown={(made, onClose) => <WebhookSecretModal made={made} onClose={onClose} />}
      />
      {!webhook.off && <Turn webhook={webhook} host={host} />}
      <AskButton
        aria-label={t`Delete ${host}`}
        ask={{
          title: t`Delete ${host}?`,
          words: t`It is told nothing more, and what was sent is forgotten. This cannot be undone.`,
          yes: t`Delete webhook`,
          send: () => remove({ webhook_id }),
          done: t`Webhook deleted`,
        }}
      >
        {t`Delete`}
      </AskButton>
    </CardButtons>
  );
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

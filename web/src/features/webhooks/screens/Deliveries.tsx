import { useLingui } from '@lingui/react/macro';
import { type Delivery, type Webhook, webhooksApi } from 'features/webhooks/api';
import { errorText } from 'lib/errorTexts';
import { formatMoment } from 'lib/format/day';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { useToast } from 'ui/toast/toasts';
import styles from './WebhooksScreen.module.css';

/** How many are shown at first. */
const FIRST = 10;
/** How often it is looked again while one is on its way. */
const AGAIN_MS = 2_000;

/** What a webhook was told, once it is opened. */
export function Deliveries({ webhook }: { /** Which. */ webhook: Webhook }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.deliveries} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`What was sent`}</summary>
      {open && <Opened webhook={webhook} />}
    </details>
  );
}

function Opened({ webhook }: { /** Which. */ webhook: Webhook }) {
  const { t, i18n } = useLingui();
  const [all, setAll] = useState(false);
  const [waits, setWaits] = useState(true);
  const { data, error, refetch } = webhooksApi.useListDeliveriesQuery(
    { webhook_id: webhook.id },
    { pollingInterval: waits ? AGAIN_MS : 0, refetchOnMountOrArgChange: true },
  );
  const waiting = data?.deliveries.some(({ state }) => state === 'waiting') ?? false;
  if (waiting !== waits) setWaits(waiting);
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) {
    return (
      <div role="status" aria-label={t`Loading....`}>
        <Skeleton height={72} />
      </div>
    );
  }
  if (data.deliveries.length === 0) return <p className={styles.quiet}>{t`Nothing yet.`}</p>;
  const shown = all ? data.deliveries : data.deliveries.slice(0, FIRST);
  return (
    <div className={styles.some}>
      <FramedList>
        {shown.map((delivery) => (
          <Line key={delivery.id} delivery={delivery} webhook={webhook} />
        ))}
      </FramedList>
      {shown.length < data.deliveries.length && (
        <div>
          <Button onClick={() => setAll(true)}>{t`Show all`}</Button>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  /** What was sent. */
  delivery: Delivery;
  /** To which. */
  webhook: Webhook;
}

function Line({ delivery, webhook }: LineProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [replay, { isLoading }] = webhooksApi.useReplayDeliveryMutation();
  const at = formatMoment(delivery.attempted_ms ?? delivery.created_ms, i18n.locale);
  const send = async () => {
    const { error } = await replay({ webhook_id: webhook.id, delivery_id: delivery.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <FramedLine
      name={delivery.event}
      detail={<Standing delivery={delivery} />}
      action={
        webhook.off || delivery.state === 'waiting' ? undefined : (
          <Button
            size="small"
            pending={isLoading}
            aria-label={t`Send ${delivery.event} of ${at} again`}
            onClick={() => void send()}
          >
            {t`Send again`}
          </Button>
        )
      }
    />
  );
}

/** What became of it, when, and at which attempt. */
function Standing({ delivery }: { /** Which. */ delivery: Delivery }) {
  const { t, i18n } = useLingui();
  const { state, status, attempts } = delivery;
  const moment = (ms: number) => formatMoment(ms, i18n.locale);
  const answer = status ? t`answered ${status}` : t`not reached`;
  const states = {
    waiting: attempts > 0 ? t`Will be tried again` : t`On its way`,
    delivered: t`Taken`,
    failed: t`Not taken`,
    ended: t`Not sent: the webhook was switched off`,
  };
  const told = [
    states[state],
    ...(attempts > 0 ? [answer, t`attempt ${attempts}`] : []),
    moment(delivery.attempted_ms ?? delivery.created_ms),
  ];
  return told.join(' · ');
}

import { useLingui } from '@lingui/react/macro';
import { type Webhook, webhooksApi } from 'features/webhooks/api';
import { errorText } from 'lib/errorTexts';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';

interface DeleteWebhookModalProps {
  /** What is to go. */
  webhook: Webhook;
  /** The name of its server. */
  host: string;
  /** Called when it is over. */
  onClose: () => void;
}

/** Asks before a webhook is deleted. Load it with `lazy`. */
export function DeleteWebhookModal({ webhook, host, onClose }: DeleteWebhookModalProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [remove, { isLoading }] = webhooksApi.useDeleteWebhookMutation();
  const send = async () => {
    const { error } = await remove({ webhook_id: webhook.id });
    toast(
      error ? { words: errorText(i18n, error), tone: 'danger' } : { words: t`Webhook deleted` },
    );
    onClose();
  };
  return (
    <AskModal
      title={t`Delete ${host}?`}
      yes={t`Delete webhook`}
      pending={isLoading}
      onYes={() => void send()}
      onClose={onClose}
    >
      <p>{t`It is told nothing more, and what was sent is forgotten. This cannot be undone.`}</p>
    </AskModal>
  );
}

interface RenewModalProps {
  /** Whether a yes is on its way. */
  pending: boolean;
  /** Called after a yes. */
  onYes: () => void;
  /** Called after a no. */
  onClose: () => void;
}

/** Asks before a secret is replaced. Load it with `lazy`. */
export function RenewModal({ pending, onYes, onClose }: RenewModalProps) {
  const { t } = useLingui();
  return (
    <AskModal
      title={t`Make a new secret?`}
      yes={t`Make a new secret`}
      pending={pending}
      onYes={onYes}
      onClose={onClose}
    >
      <p>{t`All that is sent from now on is signed with it. Your server needs it before it can verify again.`}</p>
    </AskModal>
  );
}

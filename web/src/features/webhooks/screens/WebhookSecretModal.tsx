import { useLingui } from '@lingui/react/macro';
import type { WebhookWithSecret } from 'features/webhooks/api';
import { SecretModal } from 'ui/copyable/SecretModal';

interface WebhookSecretModalProps {
  /** The webhook that was just added, or given a new secret. */
  made: WebhookWithSecret;
  /** Called when it was read. */
  onClose: () => void;
}

/** The secret by which a server verifies what it is told, this once. Load it with `lazy`. */
export function WebhookSecretModal({ made, onClose }: WebhookSecretModalProps) {
  const { t } = useLingui();
  return (
    <SecretModal
      title={t`Your webhook’s secret`}
      words={t`Copy the secret now: it is not shown again. Your server verifies with it that a message is from here.`}
      texts={[{ label: t`Signing secret`, text: made.secret }]}
      onClose={onClose}
    />
  );
}

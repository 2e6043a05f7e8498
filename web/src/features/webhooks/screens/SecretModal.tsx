import { useLingui } from '@lingui/react/macro';
import { Copyable } from 'ui/copyable/Copyable';
import { Modal } from 'ui/modal/Modal';
import styles from './WebhooksScreen.module.css';

interface SecretModalProps {
  /** With what messages are signed from now on. */
  secret: string;
  /** Called when it was read. */
  onClose: () => void;
}

/** The secret by which a server verifies what it is told, this once. Load it with `lazy`. */
export function SecretModal({ secret, onClose }: SecretModalProps) {
  const { t } = useLingui();
  return (
    <Modal open size="small" title={t`Your webhook’s secret`} onOpenChange={onClose}>
      <div className={styles.secret}>
        <p>{t`Copy the secret now: it is not shown again. Your server verifies with it that a message is from here.`}</p>
        <Copyable label={t`Signing secret`} text={secret} />
      </div>
    </Modal>
  );
}

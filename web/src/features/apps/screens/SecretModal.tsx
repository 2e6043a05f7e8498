import { useLingui } from '@lingui/react/macro';
import type { AppWithSecret } from 'features/apps/api';
import { Copyable } from 'ui/copyable/Copyable';
import { Modal } from 'ui/modal/Modal';
import styles from './AppsScreen.module.css';

interface SecretModalProps {
  /** The app that was just registered, or given a new secret. */
  made: AppWithSecret;
  /** Called when it was read. */
  onClose: () => void;
}

/** What a program is told to be this app; the secret is shown this once. Load it with `lazy`. */
export function SecretModal({ made, onClose }: SecretModalProps) {
  const { t } = useLingui();
  const { app, client_secret } = made;
  return (
    <Modal open size="small" title={app.name} onOpenChange={onClose}>
      <div className={styles.some}>
        <p>
          {client_secret
            ? t`Copy the secret now: it is not shown again. Keep it on your server, and out of what you publish.`
            : t`This is all your app needs to know of itself.`}
        </p>
        <Copyable label={t`Client ID`} text={app.id} />
        {client_secret && <Copyable label={t`Client secret`} text={client_secret} />}
      </div>
    </Modal>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { AppWithSecret } from 'features/apps/api';
import { SecretModal } from 'ui/copyable/SecretModal';

interface AppSecretModalProps {
  /** The app that was just registered, or given a new secret. */
  made: AppWithSecret;
  /** Called when it was read. */
  onClose: () => void;
}

/** What a program is told to be this app; the secret is shown this once. Load it with `lazy`. */
export function AppSecretModal({ made, onClose }: AppSecretModalProps) {
  const { t } = useLingui();
  const { app, client_secret } = made;
  return (
    <SecretModal
      title={app.name}
      words={
        client_secret
          ? t`Copy the secret now: it is not shown again. Keep it on your server, and out of what you publish.`
          : t`This is all your app needs to know of itself.`
      }
      texts={[
        { label: t`Client ID`, text: app.id },
        ...(client_secret ? [{ label: t`Client secret`, text: client_secret }] : []),
      ]}
      onClose={onClose}
    />
  );
}

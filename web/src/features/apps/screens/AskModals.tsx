import { useLingui } from '@lingui/react/macro';
import { type App, appsApi } from 'features/apps/api';
import { errorText } from 'lib/errorTexts';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';

interface DeleteAppModalProps {
  /** What is to go. */
  app: App;
  /** Called when it is over. */
  onClose: () => void;
}

/** Asks before an app is deleted. Load it with `lazy`. */
export function DeleteAppModal({ app, onClose }: DeleteAppModalProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [remove, { isLoading }] = appsApi.useDeleteAppMutation();
  const send = async () => {
    const { error } = await remove({ app_id: app.id });
    toast(error ? { words: errorText(i18n, error), tone: 'danger' } : { words: t`App deleted` });
    onClose();
  };
  return (
    <AskModal
      title={t`Delete ${app.name}?`}
      yes={t`Delete app`}
      pending={isLoading}
      onYes={() => void send()}
      onClose={onClose}
    >
      <p>{t`It stops working at once for everyone who allowed it. This cannot be undone.`}</p>
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
      <p>{t`The old one stops working at once. People who allowed the app need not be asked again.`}</p>
    </AskModal>
  );
}

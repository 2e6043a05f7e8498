import { useLingui } from '@lingui/react/macro';
import { AskModal } from 'ui/modal/AskModal';

interface UnclaimModalProps {
  /** Which website. */
  domain: string;
  /** Called to keep it. */
  onClose: () => void;
  /** Called to remove it. */
  onConfirm: () => void;
}

/** Asks first, since what is removed has to be shown anew. */
export function UnclaimModal({ domain, onClose, onConfirm }: UnclaimModalProps) {
  const { t } = useLingui();
  return (
    <AskModal
      title={t`Remove ${domain}?`}
      yes={t`Remove`}
      no={t`Keep it`}
      onYes={onConfirm}
      onClose={onClose}
    >
      <p>{t`The mark on your profile goes. To claim the website again, you need a new proof.`}</p>
    </AskModal>
  );
}

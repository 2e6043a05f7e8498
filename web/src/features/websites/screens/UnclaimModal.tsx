import { useLingui } from '@lingui/react/macro';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';

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
    <Modal
      open
      onOpenChange={onClose}
      size="small"
      title={t`Remove ${domain}?`}
      footer={
        <>
          <Button onClick={onClose}>{t`Keep it`}</Button>
          <Button kind="danger" onClick={onConfirm}>
            {t`Remove`}
          </Button>
        </>
      }
    >
      <p>{t`The mark on your profile goes. To claim the website again, you need a new proof.`}</p>
    </Modal>
  );
}

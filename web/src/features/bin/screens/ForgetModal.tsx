import { useLingui } from '@lingui/react/macro';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';

interface ForgetModalProps {
  /** What goes. */
  name: string;
  /** Called to keep it. */
  onClose: () => void;
  /** Called to let it go. */
  onConfirm: () => void;
}

/** Asks before something in the bin goes for good. Load it with `lazy`. */
export function ForgetModal({ name, onClose, onConfirm }: ForgetModalProps) {
  const { t } = useLingui();
  return (
    <Modal
      open
      urgent
      size="small"
      title={t`Delete “${name}” for good?`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button kind="danger" onClick={onConfirm}>
            {t`Delete for good`}
          </Button>
        </>
      }
    >
      <p>{t`Nobody can restore it then.`}</p>
    </Modal>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';

interface LeaveModalProps {
  /** What is asked. */
  title: string;
  /** What was written is given up. */
  onLeave: () => void;
  /** It is kept. */
  onStay: () => void;
}

/** Asks before what was written is lost. Load it with `lazy`. */
export function LeaveModal({ title, onLeave, onStay }: LeaveModalProps) {
  const { t } = useLingui();
  return (
    <Modal
      open
      urgent
      size="small"
      title={title}
      onOpenChange={onStay}
      footer={<ModalButtons yes={t`Keep editing`} no={t`Leave`} onYes={onStay} onNo={onLeave} />}
    >
      <p>{t`What you have written here is not kept.`}</p>
    </Modal>
  );
}

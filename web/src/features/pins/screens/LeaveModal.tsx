import { useLingui } from '@lingui/react/macro';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';

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
      footer={
        <>
          <Button onClick={onLeave}>{t`Leave`}</Button>
          <Button kind="primary" onClick={onStay}>
            {t`Keep editing`}
          </Button>
        </>
      }
    >
      <p>{t`What you have written here is not kept.`}</p>
    </Modal>
  );
}

import { useLingui } from '@lingui/react/macro';
import { AskModal } from 'ui/modal/AskModal';

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
    <AskModal
      title={t`Delete “${name}” for good?`}
      yes={t`Delete for good`}
      onYes={onConfirm}
      onClose={onClose}
    >
      <p>{t`Nobody can restore it then.`}</p>
    </AskModal>
  );
}

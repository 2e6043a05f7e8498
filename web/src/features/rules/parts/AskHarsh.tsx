import { useLingui } from '@lingui/react/macro';
import { AskModal } from 'ui/modal/AskModal';

interface AskHarshProps {
  /** Called when the words are meant. */
  onYes: () => void;
  /** Called when they are to be changed. */
  onClose: () => void;
}

/** Asks whether words are meant that may hurt. Load it with `lazy`. */
export function AskHarsh({ onYes, onClose }: AskHarshProps) {
  const { t } = useLingui();
  return (
    <AskModal
      title={t`These words may hurt`}
      yes={t`Send anyway`}
      no={t`Change`}
      onYes={onYes}
      onClose={onClose}
    >
      <p>{t`Think of how they are read by the people who find them.`}</p>
    </AskModal>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useRestore } from 'features/bin/parts/useRestore';
import { BoardPicker } from 'features/boards/parts/BoardPicker';
import { Modal } from 'ui/modal/Modal';

interface RestoreToProps {
  /** The pin in the bin. */
  pinId: string;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Chooses the board that a pin comes back to, whose own is gone. Load it with `lazy`. */
export function RestoreTo({ pinId, onClose }: RestoreToProps) {
  const { t } = useLingui();
  const { restoreTo } = useRestore();
  return (
    <Modal open size="small" title={t`Restore to`} onOpenChange={onClose}>
      <BoardPicker
        onPick={(board, section) => {
          onClose();
          void restoreTo(pinId, board, section);
        }}
      />
    </Modal>
  );
}

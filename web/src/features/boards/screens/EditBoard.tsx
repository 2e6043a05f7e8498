import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { BoardForm } from 'features/boards/parts/BoardForm';
import { useNavigate } from 'react-router';
import { Modal } from 'ui/modal/Modal';
import { useToast } from 'ui/toast/toasts';

interface EditBoardProps {
  /** What is changed. */
  board: Board;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Changes a board's words and who sees it. Load it with `lazy`. */
export function EditBoard({ board, onClose }: EditBoardProps) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  return (
    <Modal open title={t`Edit board`} onOpenChange={onClose}>
      <BoardForm
        board={board}
        onCancel={onClose}
        onMade={(changed) => {
          onClose();
          toast({ words: t`Board saved` });
          // The address follows the name.
          if (changed.url !== board.url) void navigate(changed.url, { replace: true });
        }}
      />
    </Modal>
  );
}

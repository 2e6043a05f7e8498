import { useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { BoardPicker } from 'features/boards/parts/BoardPicker';
import type { BoardDialogProps } from 'features/boards/parts/dialogs';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';
import { useToast } from 'ui/toast/toasts';

/** Chooses the board that takes all pins of another, and asks before it does. Load it with `lazy`. */
export function MergeBoard({ board, onClose }: BoardDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [into, setInto] = useState<Board | null>(null);
  const [merge, { isLoading }] = boardsApi.useMergeBoardsMutation();
  if (!into) {
    return (
      <Modal open size="small" title={t`Merge “${board.name}” into`} onOpenChange={onClose}>
        <BoardPicker whole except={board.id} onPick={setInto} />
      </Modal>
    );
  }
  const press = async () => {
    const { data, error } = await merge({ board_id: board.id, into_board_id: into.id });
    onClose();
    if (!data) return toast({ words: errorText(i18n, error), tone: 'danger' });
    // A big board goes on while its pins are seen to arrive.
    if (data.state === 'done') toast({ words: t`${board.name} merged into ${into.name}` });
    await navigate(into.url, { replace: true });
  };
  return (
    <Modal
      open
      urgent
      size="small"
      title={t`Merge “${board.name}” into “${into.name}”?`}
      onOpenChange={onClose}
      footer={
        <ModalButtons
          yes={t`Merge boards`}
          no={t`Back`}
          button={{ pending: isLoading }}
          onYes={() => void press()}
          onNo={() => setInto(null)}
        />
      }
    >
      <p>
        {t`All pins go to ${into.name}, those in sections to sections of the same name. ${board.name} is deleted then; for 30 days you find it under Recently deleted, with what ${into.name} had already.`}
      </p>
    </Modal>
  );
}

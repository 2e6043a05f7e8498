import { Plural, useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useNavigate } from 'react-router';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';
import { useToast } from 'ui/toast/toasts';

interface DeleteBoardProps {
  /** What would be gone. */
  board: Board;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Asks before a board is deleted, since that cannot be undone. Load it with `lazy`. */
export function DeleteBoard({ board, onClose }: DeleteBoardProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [remove, { isLoading }] = boardsApi.useDeleteBoardMutation();
  const press = async () => {
    const { error } = await remove({ board_id: board.id });
    onClose();
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    toast({ words: t`${board.name} deleted` });
    await navigate(paths.profile(board.owner.username), { replace: true });
  };
  return (
    <Modal
      open
      urgent
      size="small"
      title={t`Delete “${board.name}”?`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button kind="danger" pending={isLoading} onClick={() => void press()}>
            {t`Delete board`}
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={board.pin_count}
          _0="It goes for good."
          one="It goes for good, and # pin with it."
          other="It goes for good, and # pins with it."
        />
      </p>
    </Modal>
  );
}

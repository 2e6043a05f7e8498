import { Plural, useLingui } from '@lingui/react/macro';
import { useRestore } from 'features/bin/parts/useRestore';
import { boardsApi } from 'features/boards/api';
import type { BoardDialogProps } from 'features/boards/parts/dialogs';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useNavigate } from 'react-router';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';

/** Asks before a board is deleted. Load it with `lazy`. */
export function DeleteBoard({ board, onClose }: BoardDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { restoreBoard } = useRestore();
  const [remove, { isLoading }] = boardsApi.useDeleteBoardMutation();
  const press = async () => {
    const { data, error } = await remove({ board_id: board.id });
    onClose();
    if (!data) return toast({ words: errorText(i18n, error), tone: 'danger' });
    // A big board shows how far it is.
    if (data.state === 'running') return;
    toast({
      words: t`${board.name} deleted`,
      action: { label: t`Undo`, onPress: () => void restoreBoard(board.id) },
    });
    await navigate(paths.profile(board.owner.username), { replace: true });
  };
  return (
    <AskModal
      title={t`Delete “${board.name}”?`}
      yes={t`Delete board`}
      pending={isLoading}
      onYes={() => void press()}
      onClose={onClose}
    >
      <p>
        <Plural
          value={board.pin_count}
          _0="For 30 days you find it under Recently deleted."
          one="For 30 days you find it under Recently deleted, with its pin."
          other="For 30 days you find it under Recently deleted, with its # pins."
        />
      </p>
    </AskModal>
  );
}

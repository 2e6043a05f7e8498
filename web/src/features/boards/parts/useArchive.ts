import { useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';

/** Puts a board away and takes it out again, and says so. */
export function useArchive(board: Board) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [away, goingAway] = boardsApi.useArchiveBoardMutation();
  const [out, comingOut] = boardsApi.useUnarchiveBoardMutation();
  const ask = { board_id: board.id };
  const unarchive = async () => {
    const { error } = await out(ask);
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    toast({ words: t`${board.name} is among your boards again` });
  };
  const archive = async () => {
    const { error } = await away(ask);
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    toast({
      words: t`${board.name} archived`,
      action: { label: t`Undo`, onPress: () => void unarchive() },
    });
  };
  return { archive, unarchive, pending: goingAway.isLoading || comingOut.isLoading };
}

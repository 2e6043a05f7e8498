import { useLingui } from '@lingui/react/macro';
import type { BoardRef } from 'features/boards/api';
import { useLastBoard } from 'features/boards/parts/lastBoard';
import { type Pin, pinsApi } from 'features/pins/api';
import { useViewer } from 'features/sessions/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useNavigate } from 'react-router';
import { useToast } from 'ui/toast/toasts';

/** Saves pins to boards and says so. */
export function useSave() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [, setLastBoard] = useLastBoard(viewer?.id);
  const [savePin, { isLoading }] = pinsApi.useSavePinMutation();

  const save = async (pin: Pin, board: Pick<BoardRef, 'id' | 'name' | 'url'>) => {
    const answer = await savePin({ pin_id: pin.id, board_id: board.id });
    if (answer.error) {
      toast({ words: errorText(i18n, answer.error), tone: 'danger' });
      return;
    }
    const saved = answer.data.board;
    setLastBoard({ id: saved.id, name: saved.name, url: saved.url });
    toast({
      words: t`Saved to ${saved.name}`,
      picture: pin.images['60x60'].url,
      action: { label: t`View board`, onPress: () => navigate(saved.url) },
    });
  };
  return { save, saving: isLoading };
}

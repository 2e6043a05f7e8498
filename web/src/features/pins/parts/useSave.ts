import { useLingui } from '@lingui/react/macro';
import { type LastBoard, useLastBoard } from 'features/boards/parts/lastBoard';
import { type Pin, pinsApi } from 'features/pins/api';
import type { SectionRef } from 'features/sections/api';
import { useViewer } from 'features/sessions/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
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

  const save = async (pin: Pin, board: LastBoard, into?: SectionRef) => {
    const section = into?.id ?? null;
    const answer = await savePin({ pin_id: pin.id, board_id: board.id, section });
    if (answer.error) {
      toast({ words: errorText(i18n, answer.error), tone: 'danger' });
      return;
    }
    const saved = answer.data.board;
    setLastBoard({ id: saved.id, name: saved.name, url: saved.url });
    const place = answer.data.section;
    const name = place ? `${saved.name}, ${place.title}` : saved.name;
    const address = place ? paths.section(saved.url, place.slug) : saved.url;
    toast({
      words: t`Saved to ${name}`,
      picture: pin.images['60x60'].url,
      action: {
        label: t`View`,
        onPress: () => navigate(address),
      },
    });
  };
  return { save, saving: isLoading };
}

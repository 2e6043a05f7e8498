import { useLingui } from '@lingui/react/macro';
import { binApi } from 'features/bin/api';
import type { Board } from 'features/boards/api';
import type { SectionRef } from 'features/boards/parts/sections';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useNavigate } from 'react-router';
import { useToast } from 'ui/toast/toasts';

/** Takes things out of the bin, and says what became of them. */
export function useRestore() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [boardBack, board] = binApi.useRestoreBoardMutation();
  const [pinsBack, pins] = binApi.useRestorePinsMutation();

  const restoreBoard = async (id: string) => {
    const { data, error } = await boardBack({ board_id: id });
    if (!data) return toast({ words: errorText(i18n, error), tone: 'danger' });
    const { name, url } = data;
    toast({
      words: t`${name} is back`,
      action: { label: t`Open`, onPress: () => void navigate(url) },
    });
  };

  const restorePin = async (id: string) => {
    const { data, error } = await pinsBack({ pin_ids: [id] });
    if (!data) return toast({ words: errorText(i18n, error), tone: 'danger' });
    if (data.restored.length > 0) return toast({ words: t`The pin is back on its board` });
    toast({
      words: t`The pin stays here: its picture is on the board again, or the board is gone.`,
      tone: 'danger',
    });
  };

  const restoreTo = async (id: string, board: Board, section?: SectionRef) => {
    const to = { board_id: board.id, section: section?.id ?? null };
    const { data, error } = await pinsBack({ pin_ids: [id], ...to });
    if (!data) return toast({ words: errorText(i18n, error), tone: 'danger' });
    const words = t`The pin stays here: its picture is on ${board.name} already.`;
    if (data.restored.length === 0) return toast({ words, tone: 'danger' });
    const name = section ? `${board.name}, ${section.title}` : board.name;
    const path = section ? paths.section(board.url, section.slug) : board.url;
    toast({
      words: t`Restored to ${name}`,
      action: { label: t`Open`, onPress: () => void navigate(path) },
    });
  };

  return { restoreBoard, restorePin, restoreTo, pending: board.isLoading || pins.isLoading };
}

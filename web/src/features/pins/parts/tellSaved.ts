import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Dispatch } from '@reduxjs/toolkit';
import type { LastBoard } from 'features/boards/parts/lastBoard';
import type { PinDetail } from 'features/pins/api';
import { viewerChanged } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import type { ShowToast, Toast } from 'ui/toast/toasts';
import { pinDialogOpened } from './dialogs';

/** How a save went. */
interface Answer {
  data?: PinDetail;
  error?: unknown;
}

/** What saying how a save went takes. A page where a user saves has it anyway; the words come when they are needed. */
interface Saying {
  i18n: I18n;
  toast: ShowToast;
  dispatch: Dispatch;
  /** Goes to a page. */
  navigate: (path: string) => void;
  /** Notes the board that was used last. */
  setLastBoard: (board: LastBoard) => void;
  /** Saves it although it is on a board already. */
  again: () => void;
}

/**
 * Says where a pin was saved, or why not. What went to the quicksave board without
 * being asked for can be put elsewhere, or taken back. Load it with `import()`.
 */
export function tellSaved(
  { i18n, toast, dispatch, navigate, setLastBoard, again }: Saying,
  { data: saved, error }: Answer,
  quick: boolean,
): void {
  const held = (error as ApiError | undefined)?.duplicates?.[0];
  if (held) {
    const { name } = held.board;
    toast({
      words: i18n._(
        held.is_same ? msg`Already on ${name}` : msg`A picture like this is on ${name}`,
      ),
      action: { label: i18n._(msg`Save anyway`), onPress: again },
    });
    return;
  }
  if (!saved) {
    toast({ words: errorText(i18n, error), tone: 'danger' });
    return;
  }
  const { board, section } = saved;
  if (quick) {
    const quicksave_board = { ...board, image_cover_url: null };
    dispatch(viewerChanged({ has_quicksave_board: true, quicksave_board }));
  } else setLastBoard({ id: board.id, name: board.name, url: board.url });
  const name = section ? `${board.name}, ${section.title}` : board.name;
  const path = section ? paths.section(board.url, section.slug) : board.url;
  const action: Toast['action'] = quick
    ? {
        label: i18n._(msg`Change board`),
        onPress: () => dispatch(pinDialogOpened({ kind: 'move', pin: saved })),
      }
    : { label: i18n._(msg`View`), onPress: () => navigate(path) };
  const shown = saved.sensitivity_screen ? {} : { picture: saved.images['60x60'].url };
  toast({ words: i18n._(msg`Saved to ${name}`), ...shown, action });
}

import { useLingui } from '@lingui/react/macro';
import { BoardPicker } from 'features/boards/parts/BoardPicker';
import { type Pin, pinsApi } from 'features/pins/api';
import { pinChangesApi } from 'features/pins/parts/changes';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { errorText } from 'lib/errorTexts';
import { smallSource } from 'lib/pictureSource';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';
import { useToast } from 'ui/toast/toasts';
import { pinSaved, pinUnsaved, type Saves } from './saves';

/** Puts a pin that was just saved onto another board, or takes the save back. Load it with `lazy`. */
export function MovePin({ pin, onClose }: PinDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const from = useSavedFrom(pin.id);
  const [update] = pinChangesApi.useUpdatePinMutation();
  const [remove, { isLoading }] = pinChangesApi.useDeletePinMutation();
  const shown = pin.sensitivity_screen ? {} : { picture: smallSource(pin.images).src };
  const refused = (error: unknown) => toast({ words: errorText(i18n, error), tone: 'danger' });
  const move = async (board_id: string, section: string | null) => {
    onClose();
    if (board_id === pin.board.id && !section) return;
    const { data, error } = await update({ id: pin.id, board_id, section });
    if (!data) return refused(error);
    if (from) dispatch(pinSaved({ pinId: from, id: pin.id, board: data.board }));
    toast({ words: t`Moved to ${data.board.name}`, ...shown });
  };
  const undo = async () => {
    const { error } = await remove({ id: pin.id });
    onClose();
    if (error) return refused(error);
    if (from) forget(from);
    toast({ words: t`Not saved any more`, ...shown });
  };
  const forget = (pinId: Pin['id']) => {
    dispatch(pinUnsaved(pinId));
    dispatch(pinsApi.util.invalidateTags([{ type: 'Pin', id: pinId }]));
  };
  return (
    <Modal
      open
      size="small"
      title={t`Change board`}
      onOpenChange={onClose}
      footer={
        <Button kind="plain" pending={isLoading} onClick={() => void undo()}>
          {t`Undo the save`}
        </Button>
      }
    >
      <BoardPicker
        pinId={from}
        current={pin.board.id}
        onPick={(board, section) => void move(board.id, section?.id ?? null)}
      />
    </Modal>
  );
}

/** The pin from which one of the viewer's was saved since the page was loaded. */
function useSavedFrom(id: string): string | undefined {
  return useSelector(({ saves }: { saves: Saves }) =>
    Object.keys(saves).find((pinId) => saves[pinId]?.id === id),
  );
}

import { useLingui } from '@lingui/react/macro';
import {
  type Batch,
  batchesApi,
  boardsChanged,
  type Patching,
  pinsChanged,
  placeChanged,
  takePins,
} from 'features/batches/api';
import {
  type Part,
  type PinSelection,
  pinSelections,
  type Selection,
} from 'features/batches/rules';
import { errorText } from 'lib/errorTexts';
import { useDispatch } from 'react-redux';
import { useToast } from 'ui/toast/toasts';
import { useTell } from './useTell';

/** Where pins go, and what it is called. */
export interface Target {
  boardId: string;
  sectionId?: string | undefined;
  name: string;
}

interface Setting {
  /** Which pins are organised. */
  part: Part;
  /** Those of them that are loaded, in their order. */
  loaded: readonly string[];
  /** Called with batches that go on after their answer. */
  onBegun: (batches: readonly Batch[]) => void;
}

type Answer = Promise<{ data?: Batch; error?: unknown }>;

/** Moves, copies and deletes chosen pins: seen at once, taken back when the server refuses. */
export function useBatches({ part, loaded, onBegun }: Setting) {
  const { i18n } = useLingui();
  const toast = useToast();
  const tell = useTell(part.boardId);
  const dispatch = useDispatch<Patching>();
  const [movePins] = batchesApi.useMovePinsMutation();
  const [copyPins] = batchesApi.useCopyPinsMutation();
  const [deletePins] = batchesApi.useDeletePinsMutation();

  const begin = async (selection: Selection, call: (pins: PinSelection) => Answer) => {
    const batches: Batch[] = [];
    for (const pins of pinSelections(selection, part, loaded)) {
      const { data, error } = await call(pins);
      if (data) batches.push(data);
      if (!error) continue;
      toast({ words: errorText(i18n, error as Parameters<typeof errorText>[1]), tone: 'danger' });
      return { batches, failed: true };
    }
    return { batches, failed: false };
  };

  const finish = (batches: readonly Batch[], to?: Target) => {
    const going = batches.filter(({ state }) => state === 'running');
    const over = batches.filter(({ state }) => state !== 'running');
    if (going.length > 0) onBegun(going);
    if (over.length > 0) tell(over, to?.name);
    dispatch(boardsChanged(part.boardId, ...(to ? [to.boardId] : [])));
    if (part.sectionId) dispatch(placeChanged(part.boardId, part.sectionId));
    if (to) dispatch(placeChanged(to.boardId, to.sectionId));
  };

  const take = async (
    selection: Selection,
    call: (pins: PinSelection) => Answer,
    to?: Target,
  ): Promise<void> => {
    const taken = dispatch(takePins(part, selection));
    const { batches, failed } = await begin(selection, call);
    if (failed) taken.undo();
    finish(batches, to);
    // What stayed where it was comes back into the list.
    if (failed || batches.some(({ skipped }) => skipped > 0)) dispatch(pinsChanged());
  };

  return {
    move: (selection: Selection, to: Target) =>
      take(selection, (pins) => movePins({ ...pins, ...into(to) }), to),
    remove: (selection: Selection) => take(selection, (pins) => deletePins(pins)),
    copy: async (selection: Selection, to: Target) => {
      const { batches } = await begin(selection, (pins) => copyPins({ ...pins, ...into(to) }));
      finish(batches, to);
    },
  };
}

function into({ boardId, sectionId }: Target) {
  return { into_board_id: boardId, into_section_id: sectionId ?? null };
}

import { useLingui } from '@lingui/react/macro';
import { batchesApi, orderPins, orderSections, type Patching } from 'features/batches/api';
import { type Part, stepsTo } from 'features/batches/rules';
import { sectionsApi } from 'features/sections/api';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type Gap, reordered } from 'ui/tile-grid/reordered';
import { useToast } from 'ui/toast/toasts';

type Moved = ReadonlySet<string>;

/** Puts pins in another order: seen at once, taken back when the server refuses. */
export function usePinOrder(part: Part, order: readonly string[]) {
  const dispatch = useDispatch<Patching>();
  const say = useSayFailure();
  const [reorderPin] = batchesApi.useReorderPinMutation();
  // A drag waits for the one before it, whose pins it may stand behind.
  const last = useRef(Promise.resolve());
  return (moved: Moved, gap: Gap) => {
    const next = reordered(order, moved, gap);
    const seen = dispatch(orderPins(part, next));
    const send = async () => {
      for (const step of stepsTo(next, moved)) {
        const { error } = await reorderPin(step);
        if (!error) continue;
        seen.undo();
        return say(error);
      }
    };
    last.current = last.current.then(send);
  };
}

/** Puts the sections of a board in another order, likewise. */
export function useSectionOrder(boardId: string, order: readonly string[]) {
  const dispatch = useDispatch<Patching>();
  const say = useSayFailure();
  const [reorderSections] = sectionsApi.useReorderSectionsMutation();
  return async (moved: Moved, gap: Gap) => {
    const section_ids = reordered(order, moved, gap);
    const seen = dispatch(orderSections(boardId, section_ids));
    const { error } = await reorderSections({ board_id: boardId, section_ids });
    if (!error) return;
    seen.undo();
    say(error);
  };
}

function useSayFailure() {
  const { i18n } = useLingui();
  const toast = useToast();
  return (error: unknown) => toast({ words: errorText(i18n, error as ApiError), tone: 'danger' });
}

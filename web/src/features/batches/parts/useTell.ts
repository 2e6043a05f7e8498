import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Batch, batchesApi, boardsChanged, pinsChanged } from 'features/batches/api';
import { errorText } from 'lib/errorTexts';
import { useDispatch } from 'react-redux';
import { useToast } from 'ui/toast/toasts';

/**
 * Says what became of batches that were begun together, and offers the way back. Called with
 * batches whose way back goes on after its answer.
 */
export function useTell(boardId: string, onGoing?: (batch: Batch) => void) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const [undoBatch] = batchesApi.useUndoBatchMutation();

  const undo = async (batches: readonly Batch[]) => {
    // The way back is the way there from its end.
    for (const { id } of [...batches].reverse()) {
      const { data, error } = await undoBatch({ batch_id: id });
      if (data?.state === 'undoing') onGoing?.(data);
      if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    }
    dispatch(boardsChanged(boardId));
    dispatch(pinsChanged());
  };

  return (batches: readonly Batch[], place = '') => {
    const sum = (of: (batch: Batch) => number) => batches.reduce((all, each) => all + of(each), 0);
    const skipped = sum((batch) => batch.skipped);
    const done = sum((batch) => batch.total) - skipped;
    const verb = batches[0]?.verb;
    const words = {
      move: place
        ? t`${plural(done, { one: '# pin', other: '# pins' })} moved to ${place}`
        : t`${plural(done, { one: '# pin', other: '# pins' })} moved`,
      copy: place
        ? t`${plural(done, { one: '# pin', other: '# pins' })} saved to ${place}`
        : t`${plural(done, { one: '# pin', other: '# pins' })} saved`,
      delete: t`${plural(done, { one: '# pin', other: '# pins' })} deleted`,
      // What is done to whole boards is not undone here.
      restore_board: t`The board is back`,
      merge: t`The boards are merged`,
      delete_board: t`The board is deleted`,
    }[verb ?? 'move'];
    const rest =
      verb === 'delete'
        ? t`${plural(skipped, { one: '# was', other: '# were' })} gone already.`
        : t`${plural(skipped, { one: '# was', other: '# were' })} already there.`;
    toast({
      words: skipped > 0 ? `${words}. ${rest}` : words,
      ...(done > 0 &&
        canUndo(verb) && { action: { label: t`Undo`, onPress: () => void undo(batches) } }),
    });
  };
}

function canUndo(verb: Batch['verb'] | undefined): boolean {
  return verb === 'move' || verb === 'copy' || verb === 'delete';
}

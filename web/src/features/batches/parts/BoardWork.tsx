import { useLingui } from '@lingui/react/macro';
import { type Batch, batchesApi, boardsChanged, pinsChanged } from 'features/batches/api';
import { useViewer } from 'features/users/parts/viewer';
import { formatNumber } from 'lib/format/number';
import { paths } from 'lib/paths';
import { POLL_MS, usePolling } from 'lib/polling';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { Notice } from 'ui/notice/Notice';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import { useToast } from 'ui/toast/toasts';
import styles from './BoardWork.module.css';
import { useTell } from './useTell';

interface BoardWorkProps {
  /** Whose long work is shown. */
  boardId: string;
  /** Batches that were begun here and are not over. */
  begun?: readonly string[];
  /** Called when one of them is. */
  onOver?: (id: string) => void;
}

/** The long work that goes on at a board, from its beginning or from where it is after a reload. */
export function BoardWork({ boardId, begun = [], onOver }: BoardWorkProps) {
  const { t } = useLingui();
  const [undoing, setUndoing] = useState<readonly string[]>([]);
  const tell = useTell(boardId, ({ id }) => setUndoing((known) => [...known, id]));
  const dispatch = useDispatch();
  const toast = useToast();
  const navigate = useNavigate();
  const viewer = useViewer();
  // A board that was deleted or merged is no page any more.
  const leave = () => {
    toast({ words: t`The board is deleted` });
    if (viewer) void navigate(paths.profile(viewer.username), { replace: true });
  };
  const ask = { board_id: boardId };
  const { pollingInterval, follow } = usePolling();
  const { data } = batchesApi.useGetBoardActionsQuery(ask, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  follow(Boolean(data?.blocking_actions?.length));
  if (data && !data.blocking_actions) {
    return <Notice icon="alert">{t`No blocking actions found in the response`}</Notice>;
  }
  const progress = new Map(data?.blocking_actions.map((action) => [action.id, action.progress]));
  const ids = [...new Set([...begun, ...undoing, ...progress.keys()])];
  const over = (batch: Batch) => {
    onOver?.(batch.id);
    setUndoing((known) => known.filter((id) => id !== batch.id));
    const isGone = batch.board_id === boardId && isEmptied(batch);
    dispatch(pinsChanged());
    if (isGone) return leave();
    dispatch(boardsChanged(boardId));
    if (batch.state === 'done') tell([batch]);
  };
  return ids.map((id) => (
    <div key={id} className={styles.work}>
      <Going id={id} progress={progress.get(id) ?? 0} onOver={over} />
    </div>
  ));
}

/** Whether nothing of the board is left when it is over. */
function isEmptied({ verb }: Batch): boolean {
  return verb === 'delete_board' || verb === 'merge';
}

interface GoingProps {
  /** The batch. */
  id: string;
  /** Hundredths that are done, which is all that is known of another user's batch. */
  progress: number;
  /** Called once when it is over. */
  onOver: (batch: Batch) => void;
}

function Going({ id, progress, onOver }: GoingProps) {
  const { t, i18n } = useLingui();
  const { data: batch, isFetching } = batchesApi.useGetBatchQuery(
    { batch_id: id },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  const told = useRef(false);
  const isOver = !isFetching && (batch?.state === 'done' || batch?.state === 'undone');
  useEffect(() => {
    if (!isOver || !batch || told.current) return;
    told.current = true;
    onOver(batch);
  }, [isOver, batch, onOver]);
  if (!batch) return <ProgressBar label={t`Pins are on their way`} value={progress / 100} />;
  const done = formatNumber(batch.done, i18n.locale);
  const total = formatNumber(batch.total, i18n.locale);
  const words = {
    move: t`Moving ${done} of ${total} pins`,
    copy: t`Saving ${done} of ${total} pins`,
    delete: t`Deleting ${done} of ${total} pins`,
    delete_board: t`Deleting the board: ${done} of ${total} pins`,
    restore_board: t`Restoring ${done} of ${total} pins`,
    merge: t`Merging ${done} of ${total} pins`,
  }[batch.verb];
  const label = batch.state === 'undoing' ? t`Undoing ${done} of ${total} pins` : words;
  return <ProgressBar label={label} value={batch.done / Math.max(1, batch.total)} />;
}

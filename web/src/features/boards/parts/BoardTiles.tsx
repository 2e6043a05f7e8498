import { Trans, useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { changedStretch } from 'features/boards/rules';
import { errorText } from 'lib/errorTexts';
import { useSmall } from 'lib/media';
import { useMemo, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { type Gap, reordered } from 'ui/tile-grid/reordered';
import { TileGrid } from 'ui/tile-grid/TileGrid';
import { useToast } from 'ui/toast/toasts';
import styles from './BoardTiles.module.css';

interface BoardTilesProps {
  /** Whose boards: the viewer's own name. */
  username: string;
  /** Called when it is left. */
  onDone: () => void;
}

const SMALL = { tile: 100, gap: 8 };
const WIDE = { tile: 176, gap: 16 };

/** The viewer's boards as even squares, to be dragged into their own order. Load it with `lazy`. */
export function BoardTiles({ username, onDone }: BoardTilesProps) {
  const { t, i18n } = useLingui();
  const small = useSmall();
  const list = boardsApi.useListBoardsInfiniteQuery({ username, sort: 'custom', page_size: 250 });
  const { boards, reorder } = useBoardOrder(list.data?.pages.flatMap((page) => page.data));
  const [chosen, setChosen] = useState<'all' | ReadonlySet<string>>(new Set());
  return (
    <section className={styles.mode} aria-label={t`Put your boards in order`}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t`Put your boards in order`}</h2>
          <p className={styles.hint}>
            <Trans>
              Drag a board to where you like it. Everybody who visits you sees this order.
            </Trans>
          </p>
        </div>
        <Button kind="primary" onClick={onDone}>{t`Done`}</Button>
      </header>
      {!boards && list.error && (
        <ErrorState words={errorText(i18n, list.error)} onRetry={list.refetch} />
      )}
      {!boards && !list.error && <GridSkeleton />}
      {boards && (
        <TileGrid
          label={t`Boards`}
          tiles={boards}
          size={small ? SMALL : WIDE}
          draw={drawBoard}
          chosen={chosen}
          onChoose={setChosen}
          drag={{
            kind: 'board',
            words: (board) => board.name,
            onReorder: (moved, gap) => {
              setChosen(new Set());
              reorder(moved, gap);
            },
          }}
          onNearEnd={list.hasNextPage ? list.fetchNextPage : undefined}
          waiting={list.isFetchingNextPage}
        />
      )}
    </section>
  );
}

/** Boards in the order that is seen at once, and taken back when the server refuses. */
function useBoardOrder(known: Board[] | undefined) {
  const { i18n } = useLingui();
  const toast = useToast();
  const [arrange] = boardsApi.useArrangeBoardsMutation();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  // A drag waits for the one before it, whose places it may take.
  const last = useRef(Promise.resolve());
  const boards = useMemo(() => {
    if (!known || !order) return known;
    const place = new Map(order.map((id, at) => [id, at]));
    const at = (board: Board) => place.get(board.id) ?? order.length;
    return [...known].sort((one, other) => at(one) - at(other));
  }, [known, order]);
  const reorder = (moved: ReadonlySet<string>, gap: Gap) => {
    const before = boards?.map(({ id }) => id) ?? [];
    const after = reordered(before, moved, gap);
    const board_ids = changedStretch(before, after);
    if (board_ids.length === 0) return;
    setOrder(after);
    last.current = last.current.then(async () => {
      const { error } = await arrange({ board_ids, sort: 'custom' });
      if (!error) return;
      setOrder(before);
      toast({ words: errorText(i18n, error), tone: 'danger' });
    });
  };
  return { boards, reorder };
}

function drawBoard(board: Board) {
  const cover = board.cover_images[0]?.['236x'].url;
  return (
    <span className={styles.square}>
      {cover && <img className={styles.cover} src={cover} alt="" loading="lazy" decoding="async" />}
      <span className={styles.name}>{board.name}</span>
    </span>
  );
}

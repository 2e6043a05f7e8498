import { useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import { ArrangeButton } from 'features/boards/parts/ArrangeButton';
import { BoardGrid } from 'features/boards/parts/BoardGrid';
import styles from 'features/users/parts/Profile.module.css';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { ArchivedBoards } from './ArchivedBoards';

const BoardTiles = lazy(() =>
  import('features/boards/parts/BoardTiles').then((module) => ({ default: module.BoardTiles })),
);

interface ProfileBoardsProps {
  /** Whose. */
  username: string;
  /** Whether the viewer looks at themselves. */
  mine: boolean;
  /** Above the viewer's own: what asks them to join. */
  invites: ReactNode;
}

/** A user's boards. */
export function ProfileBoards({ username, mine, invites }: ProfileBoardsProps) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const [byHand, setByHand] = useState(false);
  const walk = boardsApi.useListBoardsInfiniteQuery({ username });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = walk;
  const boards = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  if (!boards && error) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (boards?.length === 0) {
    return (
      <>
        {mine && invites}
        <EmptyState
          icon="boards"
          words={
            mine ? t`Boards hold what belongs together. Make your first one.` : t`No boards yet.`
          }
          action={
            mine && (
              <ButtonLink kind="primary" href={paths.createBoard()}>
                {t`Create board`}
              </ButtonLink>
            )
          }
        />
        {mine && <ArchivedBoards username={username} />}
      </>
    );
  }
  if (byHand) {
    return (
      <Suspense fallback={<GridSkeleton />}>
        <BoardTiles username={username} onDone={() => setByHand(false)} />
      </Suspense>
    );
  }
  return (
    <div className={styles.boards}>
      {mine && invites}
      {mine && boards && boards.length > 1 && (
        <div className={styles.tools}>
          <ArrangeButton onByHand={() => setByHand(true)} />
        </div>
      )}
      <BoardGrid
        boards={boards}
        more={hasNextPage ? fetchNextPage : undefined}
        waiting={isFetchingNextPage}
        creates={mine}
        density={viewer?.board_density}
      />
      {mine && <ArchivedBoards username={username} />}
    </div>
  );
}

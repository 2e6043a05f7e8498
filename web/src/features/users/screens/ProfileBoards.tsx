import { useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import { BoardGrid } from 'features/boards/parts/BoardGrid';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useMemo } from 'react';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import styles from './ProfileScreen.module.css';

interface ProfileListProps {
  /** Whose. */
  username: string;
  /** Whether the viewer looks at themselves. */
  mine: boolean;
}

/** A person's boards. */
export function ProfileBoards({ username, mine }: ProfileListProps) {
  const { t, i18n } = useLingui();
  const walk = boardsApi.useListBoardsInfiniteQuery({ username });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = walk;
  const boards = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  if (!boards && error) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (boards?.length === 0) {
    return (
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
    );
  }
  return (
    <div className={styles.boards}>
      <BoardGrid
        boards={boards}
        more={hasNextPage ? fetchNextPage : undefined}
        waiting={isFetchingNextPage}
        creates={mine}
      />
    </div>
  );
}

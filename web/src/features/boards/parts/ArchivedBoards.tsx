import { Plural, useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import { BoardGrid } from 'features/boards/parts/BoardGrid';
import styles from 'features/users/parts/Profile.module.css';
import { useMemo } from 'react';

/** The boards that the viewer put away, below the others on their own profile. */
export function ArchivedBoards({ username }: { username: string }) {
  const { t } = useLingui();
  const walk = boardsApi.useListBoardsInfiniteQuery({ username, archived: true });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = walk;
  const boards = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  if (boards.length === 0) return null;
  return (
    <section className={styles.archived} aria-label={t`Archived boards`}>
      <h2 className={styles.part}>{t`Archived boards`}</h2>
      <p className={styles.hint}>
        <Plural
          value={boards.length}
          one="Only you see it here. Its address still works."
          other="Only you see them here. Their addresses still work."
        />
      </p>
      <BoardGrid
        label={t`Archived boards`}
        boards={boards}
        more={hasNextPage ? fetchNextPage : undefined}
        waiting={isFetchingNextPage}
        creates={false}
        below
      />
    </section>
  );
}

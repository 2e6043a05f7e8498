import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import type { Schema } from 'lib/call';
import { paths } from 'lib/paths';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { BoardCard } from './BoardCard';
import styles from './BoardGrid.module.css';
import { FIRST_COVERS } from './Collage';

interface BoardGridProps {
  /** Name of the list, if it is not simply the boards. */
  label?: string;
  /** How large the cards are. */
  density?: Schema['Density'] | undefined;
  /** The boards; undefined while they are on their way. */
  boards: readonly Board[] | undefined;
  /** Asks for more; undefined at the end. */
  more: (() => void) | undefined;
  /** Whether more are on their way. */
  waiting: boolean;
  /** Whether a new board can be made here. */
  creates: boolean;
  /** Whether it stands below the first screen: none of its pictures is loaded before others. */
  below?: boolean;
}

/** Boards as cards with covers. */
export function BoardGrid({
  label,
  density,
  boards,
  more,
  waiting,
  creates,
  below,
}: BoardGridProps) {
  const { t } = useLingui();
  return (
    <div aria-busy={!boards}>
      <ul className={styles.grid} data-density={density} aria-label={label ?? t`Boards`}>
        {creates && boards && (
          <li>
            <a className={styles.create} href={paths.createBoard()}>
              <span className={styles.place}>
                <Icon name="plus" size={28} />
              </span>
              <span className={styles.words}>{t`Create board`}</span>
            </a>
          </li>
        )}
        {boards?.map((board, index) => (
          <li key={board.id}>
            <BoardCard board={board} first={!below && index < FIRST_COVERS} />
          </li>
        )) ?? <SkeletonItems />}
      </ul>
      {more && (
        <div className={styles.more}>
          <Button pending={waiting} onClick={more}>{t`Show more boards`}</Button>
        </div>
      )}
    </div>
  );
}

function SkeletonItems() {
  return [0, 1, 2, 3, 4, 5].map((index) => (
    <li key={index} className={styles.skeleton}>
      <Skeleton height={180} />
      <Skeleton shape="text" width="60%" />
    </li>
  ));
}

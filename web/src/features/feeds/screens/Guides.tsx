import { useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import type { Viewer } from 'features/users/api';
import { feedPaths } from 'lib/feedPaths';
import { paths } from 'lib/paths';
import { todayPaths } from 'lib/todayPaths';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import styles from './Guides.module.css';

/** Boards in the row, at most: more than a wide screen shows. */
const MOST = 12;

/** Where to look next: the feeds themselves, then the viewer's own boards. The row's height is kept while they come. */
export function Guides({ viewer, isFollowing }: { viewer: Viewer; isFollowing: boolean }) {
  const { t } = useLingui();
  const { data } = boardsApi.useListBoardsInfiniteQuery({ username: viewer.username });
  const boards = data?.pages[0]?.data.slice(0, MOST) ?? [];
  return (
    <div className={styles.guides}>
      <ChipRow label={t`Feeds`}>
        <Chip href={paths.home()} selected={!isFollowing}>
          {t`For you`}
        </Chip>
        <Chip href={feedPaths.following()} selected={isFollowing}>
          {t`Following`}
        </Chip>
        <Chip href={todayPaths.today()}>{t`Today`}</Chip>
        {boards.map((board) => (
          <Chip key={board.id} href={board.url} picture={board.cover_images[0]?.['136x136'].url}>
            {board.name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

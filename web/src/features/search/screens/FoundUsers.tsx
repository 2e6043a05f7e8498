import { useLingui } from '@lingui/react/macro';
import type { FoundProps } from 'features/search/api';
import { NothingFound } from 'features/search/parts/NothingFound';
import { FollowLine } from 'features/users/parts/FollowLine';
import { errorText } from 'lib/errorTexts';
import { wordsOf } from 'lib/searchPaths';
import { MoreButton } from 'ui/button/MoreButton';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import styles from './FoundUsers.module.css';

/** Users that were found, each with the way to follow them. Load it with `lazy`. */
export function FoundUsers({ search, walk }: FoundProps) {
  const { t, i18n } = useLingui();
  const words = wordsOf(search);
  const found = walk.data?.pages.flatMap((page) => page.data.results);
  const users = found?.filter((result) => result.type === 'user');
  if (!users && walk.error) {
    return <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />;
  }
  if (!users) return <GridSkeleton />;
  if (users.length === 0) return <NothingFound search={search} first={walk.data?.pages[0]?.data} />;
  return (
    <>
      <ul className={styles.list} aria-label={t`People for ${words}`}>
        {users.map((user) => (
          <li key={user.id}>
            <FollowLine user={user} />
          </li>
        ))}
      </ul>
      <MoreButton walk={walk} className={styles.more} />
    </>
  );
}

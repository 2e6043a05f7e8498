import { useLingui } from '@lingui/react/macro';
import { blocksApi } from 'features/users/blocks';
import { UserLine } from 'features/users/parts/UserLine';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { MoreButton } from 'ui/button/MoreButton';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './BlockedPeople.module.css';
import { useUnblock } from './useUnblock';

/** Whom the viewer blocked, the latest first, and the way to take it back. */
export function BlockedPeople() {
  const { t, i18n } = useLingui();
  const unblock = useUnblock();
  const walk = blocksApi.useListBlocksInfiniteQuery({});
  const people = walk.data?.pages.flatMap((page) => page.data);
  if (!people) {
    return walk.error ? (
      <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
    ) : (
      <Skeleton height={56} />
    );
  }
  if (people.length === 0) {
    return (
      <p className={styles.quiet}>
        {t`You blocked nobody. The menu of a profile has Block, should you need it.`}
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={t`Blocked people`}>
        {people.map((user) => (
          <li key={user.id}>
            <UserLine user={user} note={`@${user.username}`}>
              <Button onClick={() => void unblock(user)}>{t`Unblock`}</Button>
            </UserLine>
          </li>
        ))}
      </ul>
      <MoreButton walk={walk} />
    </>
  );
}

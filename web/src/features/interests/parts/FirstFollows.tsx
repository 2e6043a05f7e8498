import { useLingui } from '@lingui/react/macro';
import { creatorsApi } from 'features/interests/creators';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { POLL_MS } from 'lib/polling';
import { useEffect, useState } from 'react';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Creators, CreatorsSkeleton } from './Creators';
import styles from './FirstFollows.module.css';
import { useCreatorFollows } from './useCreatorFollows';

/** How often is asked in a row. */
const MOST_POLLS = 10;

interface FirstFollowsProps {
  /** Asks again for what is followed: this stands until there is something of it. Always the same. */
  refetch: () => unknown;
}

/** Whom a viewer may like to follow who follows no user yet. Load it with `lazy`. */
export function FirstFollows({ refetch }: FirstFollowsProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch: retry } = creatorsApi.useSuggestCreatorsQuery({});
  const creators = data?.creators ?? [];
  const follows = useCreatorFollows(creators);
  const [isWanted, setWanted] = useState(false);
  const mayShow = follows.followed.size > 0 && !follows.isUnderWay;
  useRefetch(refetch, isWanted && mayShow, setWanted);
  const words = t`Follow people and boards: what they save stands here, the newest first.`;
  if (!data && error) return <ErrorState words={errorText(i18n, error)} onRetry={retry} />;
  if (data && creators.length === 0) {
    const action = <ButtonLink href={paths.home()}>{t`See what is popular`}</ButtonLink>;
    return <EmptyState words={words} action={action} />;
  }
  return (
    <div className={styles.first}>
      <p className={styles.words}>{words}</p>
      {data ? (
        <Creators creators={creators} follows={follows}>
          {mayShow && (
            <Button kind="primary" pending={isWanted} onClick={() => setWanted(true)}>
              {t`Show their pins`}
            </Button>
          )}
        </Creators>
      ) : (
        <CreatorsSkeleton />
      )}
    </div>
  );
}

/**
 * Asks again: at first, since an answer that was kept may be older than the first follow; and
 * until there is something when the reader wants to see it, since that arrives soon after a
 * follow and not with it. When nothing comes they may ask once more.
 */
function useRefetch(
  refetch: () => unknown,
  isWanted: boolean,
  setWanted: (isWanted: boolean) => void,
): void {
  useEffect(() => {
    refetch();
    if (!isWanted) return;
    let left = MOST_POLLS;
    const timer = setInterval(() => {
      refetch();
      left -= 1;
      if (left === 0) setWanted(false);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [refetch, isWanted, setWanted]);
}

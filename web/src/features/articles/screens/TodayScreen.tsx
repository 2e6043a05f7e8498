import { useLingui } from '@lingui/react/macro';
import { articlesApi } from 'features/articles/api';
import { ArticleCard } from 'features/articles/parts/ArticleCard';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useTitle } from 'lib/title';
import { todayPaths } from 'lib/todayPaths';
import { topicPaths } from 'lib/topicPaths';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import styles from './TodayScreen.module.css';

/** What stands today: articles by their covers, the newest first and largest. */
export function TodayScreen() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const walk = articlesApi.useListArticlesInfiniteQuery({});
  const articles = walk.data?.pages.flatMap((page) => page.data);
  useTitle(t`Today`);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t`Today`}</h1>
          <p>{t`A few things worth a longer look.`}</p>
        </div>
        {viewer?.is_employee && (
          <ButtonLink href={todayPaths.drafts()} icon="edit">{t`Edit articles`}</ButtonLink>
        )}
      </header>
      {!articles && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!articles && !walk.error && <GridSkeleton />}
      {articles?.length === 0 && (
        <EmptyState
          icon="explore"
          words={t`There is nothing to read yet.`}
          action={<ButtonLink href={topicPaths.ideas()}>{t`See ideas`}</ButtonLink>}
        />
      )}
      {articles && articles.length > 0 && (
        <ul className={styles.grid} aria-label={t`Articles`}>
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} leads={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {walk.hasNextPage && (
        <Button pending={walk.isFetching} onClick={() => walk.fetchNextPage()}>
          {t`Show more articles`}
        </Button>
      )}
    </div>
  );
}

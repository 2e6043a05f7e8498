import { useLingui } from '@lingui/react/macro';
import { interestsApi } from 'features/interests/api';
import { TopicTiles } from 'features/interests/parts/TopicTiles';
import { errorText } from 'lib/errorTexts';
import { shopPaths } from 'lib/shopPaths';
import { useTitle } from 'lib/title';
import { todayPaths } from 'lib/todayPaths';
import { videoPaths } from 'lib/videoPaths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import styles from './IdeasScreen.module.css';

/** Every wide topic on a picture of it: where to begin when one looks for nothing in particular. */
export function IdeasScreen() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = interestsApi.useListTopInterestsQuery({});
  useTitle(t`Ideas`);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t`Ideas`}</h1>
        <p>{t`Begin anywhere: pick what you like to look at.`}</p>
        <p className={styles.ways}>
          <ButtonLink href={todayPaths.today()}>{t`Today`}</ButtonLink>
          <ButtonLink href={shopPaths.shopping()}>{t`Shop`}</ButtonLink>
          <ButtonLink href={videoPaths.videos()}>{t`Videos`}</ButtonLink>
        </p>
      </header>
      {!data && error && <ErrorState words={errorText(i18n, error)} onRetry={refetch} />}
      {!data && !error && <GridSkeleton />}
      {data && <TopicTiles label={t`Ideas`} topics={data.interests} />}
    </div>
  );
}

import { Plural, useLingui } from '@lingui/react/macro';
import { Collage, FIRST_COVERS } from 'features/boards/parts/Collage';
import type { Section } from 'features/boards/parts/sections';
import { sectionsApi } from 'features/sections/api';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './SectionGrid.module.css';

interface SectionGridProps {
  /** Whose sections. */
  boardId: string;
  /** How many there are; so many skeletons are shown until they come. */
  count: number;
}

/** The sections of a board as cards with pictures, each leading to its pins. */
export function SectionGrid({ boardId, count }: SectionGridProps) {
  const { t, i18n } = useLingui();
  const list = sectionsApi.useListSectionsInfiniteQuery({ board_id: boardId });
  const sections = list.data?.pages.flatMap((page) => page.data);
  if (!sections && list.error) {
    return <ErrorState words={errorText(i18n, list.error)} onRetry={list.refetch} />;
  }
  return (
    <div aria-busy={!sections}>
      <ul className={styles.grid} aria-label={t`Sections`}>
        {sections?.map((section, index) => (
          <li key={section.id}>
            <SectionCard section={section} first={index < FIRST_COVERS} />
          </li>
        )) ?? <SkeletonItems count={count} />}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button pending={list.isFetching} onClick={() => void list.fetchNextPage()}>
            {t`Show more sections`}
          </Button>
        </div>
      )}
    </div>
  );
}

function SectionCard({ section, first }: { section: Section; first: boolean }) {
  return (
    <a className={styles.card} href={paths.section(section.board.url, section.slug)}>
      <Collage covers={section.cover_images} first={first} />
      <span className={styles.words}>
        <span className={styles.name}>{section.title}</span>
        <span className={styles.count}>
          <Plural value={section.pin_count} one="# pin" other="# pins" />
        </span>
      </span>
    </a>
  );
}

function SkeletonItems({ count }: { count: number }) {
  const indexes = Array.from({ length: Math.min(count, 6) }, (_, index) => index);
  return indexes.map((index) => (
    <li key={index} className={styles.card}>
      <Skeleton height={140} />
      <Skeleton shape="text" width="60%" />
    </li>
  ));
}

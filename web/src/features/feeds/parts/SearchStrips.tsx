import type { RelatedStory } from 'features/feeds/api';
import { type CSSProperties, lazy, Suspense } from 'react';
import styles from './SearchStrips.module.css';

const ModuleStrips = lazy(() =>
  import('./ModuleStrips').then((part) => ({ default: part.ModuleStrips })),
);

/** Rows of pins that belong together above what a search found, whose height is kept until they come. */
export function SearchStrips({ stories }: { stories: readonly RelatedStory[] }) {
  return (
    <div className={styles.strips} style={{ '--strips': stories.length } as CSSProperties}>
      <Suspense fallback={null}>
        <ModuleStrips stories={stories} />
      </Suspense>
    </div>
  );
}

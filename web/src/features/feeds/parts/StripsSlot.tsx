import type { RelatedStory } from 'features/feeds/api';
import { Part } from 'lib/Part';
import { type CSSProperties, lazy } from 'react';
import styles from './RelatedPins.module.css';

const ModuleStrips = lazy(() =>
  import('./ModuleStrips').then((part) => ({ default: part.ModuleStrips })),
);

/** The place of rows of pins that belong together, which the browser fetches after the page. */
export function StripsSlot({ stories }: { stories: readonly RelatedStory[] }) {
  return (
    <div className={styles.strips} style={{ '--strips': stories.length } as CSSProperties}>
      <Part>
        <ModuleStrips stories={stories} />
      </Part>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { captionHeight } from '../caption/captionHeight';
import { Masonry, type MasonryProps } from '../masonry/Masonry';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './GridSkeleton.module.css';
import { Skeleton } from './Skeleton';

export interface GridSkeletonProps {
  /** How many items. A screenful unless told. */
  count?: number;
  /** As of the grid that comes. */
  density?: MasonryProps<SkeletonItem>['density'];
}

/** Proportions such as photographs have, in an order that leaves no pattern. */
const PROPORTIONS = [1.5, 0.75, 1.33, 1, 1.78, 1.25, 0.67, 1.5, 1.4, 0.8, 1.6, 1.1];

interface SkeletonItem {
  index: number;
  proportion: number;
}

/** A grid in its final shape before its items are known. */
export function GridSkeleton({ count = 24, density }: GridSkeletonProps) {
  const { t } = useLingui();
  return (
    <div role="status">
      <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
      <div aria-hidden="true" className={styles.grid}>
        <Masonry
          label=""
          density={density}
          items={skeletonItems(count)}
          itemKey={keyOf}
          itemSize={sizeOf}
          renderItem={drawItem}
        />
      </div>
    </div>
  );
}

function skeletonItems(count: number): SkeletonItem[] {
  return Array.from({ length: count }, (_, index) => ({
    index,
    proportion: PROPORTIONS[index % PROPORTIONS.length] ?? 1,
  }));
}

const keyOf = (item: SkeletonItem) => item.index;
const sizeOf = (item: SkeletonItem) => ({
  scaled: item.proportion,
  fixed: captionHeight({ title: ' ', by: true }),
});

function drawItem() {
  return (
    <div className={styles.item}>
      <div className={styles.picture}>
        <Skeleton />
      </div>
      <div className={styles.words}>
        <Skeleton shape="text" width="72%" />
        <Skeleton shape="text" width="40%" />
      </div>
    </div>
  );
}

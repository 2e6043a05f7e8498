import { useLingui } from '@lingui/react/macro';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './SwitchSkeleton.module.css';

/** Switches that are on their way. */
export function SwitchSkeleton({ lines }: { /** How many. */ lines: number }) {
  const { t } = useLingui();
  return (
    <div className={styles.list} role="status" aria-label={t`Loading....`}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={line} className={styles.line}>
          <div className={styles.words}>
            <Skeleton shape="text" width="40%" />
            <Skeleton shape="text" width="70%" />
          </div>
          <Skeleton width={48} height={28} />
        </div>
      ))}
    </div>
  );
}

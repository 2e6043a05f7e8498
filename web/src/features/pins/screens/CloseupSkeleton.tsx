import { useLingui } from '@lingui/react/macro';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './Closeup.module.css';

/** The close-up in its final shape before the pin is known. */
export function CloseupSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.panel} role="status">
      <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
      <div className={styles.stage}>
        <Skeleton height={620} />
      </div>
      <div className={styles.words}>
        <Skeleton shape="text" width="40%" />
        <Skeleton height={34} width="80%" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="66%" />
      </div>
    </div>
  );
}

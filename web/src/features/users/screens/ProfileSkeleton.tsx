import { useLingui } from '@lingui/react/macro';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './ProfileHeader.module.css';

/** The head of a profile in its final shape before the user is known. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.header} role="status">
      <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
      <Skeleton shape="round" width={120} height={120} />
      <Skeleton height={42} width={240} />
      <Skeleton shape="text" width={140} />
      <Skeleton shape="text" width={300} />
    </div>
  );
}

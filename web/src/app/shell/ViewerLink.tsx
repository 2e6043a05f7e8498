import { useLingui } from '@lingui/react/macro';
import styles from 'app/shell/ViewerLink.module.css';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { Avatar } from 'ui/avatar/Avatar';

/** The viewer's picture; leads to their profile. */
export function ViewerLink() {
  const { t } = useLingui();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <a className={styles.link} href={paths.profile(viewer.username)} aria-label={t`Your profile`}>
      <Avatar name={viewer.full_name} src={viewer.image_medium_url ?? null} size={40} />
    </a>
  );
}

import { useLingui } from '@lingui/react/macro';
import styles from 'app/shell/BottomBar.module.css';
import { NavLinks } from 'app/shell/NavLinks';
import { useTalkLinks } from 'app/shell/useTalkLinks';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';

/** The bar at the foot of phones and tablets, for those who are signed in. */
export function BottomBar() {
  const { t } = useLingui();
  const viewer = useViewer();
  const [talk, watch] = useTalkLinks();
  if (!viewer) return null;
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      <NavLinks
        className={styles.links}
        links={[
          { href: paths.home(), icon: 'home', label: t`Home` },
          { href: paths.searchPins({ query: '' }), icon: 'search', label: t`Search` },
          { href: paths.createPin(), icon: 'plus', label: t`Create` },
          ...talk,
          { href: paths.profile(viewer.username), icon: 'user', label: t`Your profile` },
        ]}
      />
      {watch}
    </nav>
  );
}

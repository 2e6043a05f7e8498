import { useLingui } from '@lingui/react/macro';
import { NavLinks } from 'app/shell/NavLinks';
import styles from 'app/shell/Rail.module.css';
import { useTalkLinks } from 'app/shell/useTalkLinks';
import { useAppData } from 'lib/appData';
import { paths } from 'lib/paths';
import { Logo } from 'ui/logo/Logo';

/** The rail of signed-in desktops: the mark, the places, the settings below. */
export function Rail() {
  const { t } = useLingui();
  const { brand } = useAppData();
  const [talk, watch] = useTalkLinks(true);
  return (
    <nav className={styles.rail} aria-label={t`Main`}>
      <a className={styles.mark} href={paths.home()} title={brand.name}>
        <Logo size={32} label={brand.name} />
      </a>
      <NavLinks
        className={styles.links}
        links={[
          { href: paths.home(), icon: 'home', label: t`Home` },
          { href: paths.createPin(), icon: 'plus', label: t`Create` },
          ...talk,
        ]}
      />
      {watch}
      <NavLinks
        className={styles.foot}
        links={[{ href: paths.profileSettings(), icon: 'settings', label: t`Settings` }]}
      />
    </nav>
  );
}

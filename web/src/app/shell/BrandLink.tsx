import styles from 'app/shell/BrandLink.module.css';
import { useAppData } from 'lib/appData';
import { paths } from 'lib/paths';
import { Logo } from 'ui/logo/Logo';

/** The mark and, where there is room, the name; leads home. */
export function BrandLink() {
  const { brand } = useAppData();
  return (
    <a className={styles.brand} href={paths.home()} aria-label={brand.name}>
      <Logo size={32} />
      <span className={styles.name}>{brand.name}</span>
    </a>
  );
}

import { useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { Icon } from 'ui/icon/Icon';
import styles from './SearchInside.module.css';

/** A way from a picture to the search in it, on its corner. */
export function SearchInside({ id }: { /** Whose picture it is. */ id: string }) {
  const { t } = useLingui();
  return (
    <a
      className={styles.disc}
      href={paths.searchVisually(id)}
      aria-label={t`Search in the picture`}
    >
      <Icon name="search" />
    </a>
  );
}

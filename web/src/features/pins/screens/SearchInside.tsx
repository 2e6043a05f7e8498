import { useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { Icon } from 'ui/icon/Icon';
import styles from './SearchInside.module.css';

interface SearchInsideProps {
  /** Whose picture it is. */
  id: string;
  /** Stands at the upper corner: the lower one has controls. */
  isAbove: boolean;
}

/** A way from a picture to the search in it, on its corner. */
export function SearchInside({ id, isAbove }: SearchInsideProps) {
  const { t } = useLingui();
  return (
    <a
      className={styles.disc}
      data-above={isAbove || undefined}
      href={paths.searchVisually(id)}
      aria-label={t`Search in the picture`}
    >
      <Icon name="search" />
    </a>
  );
}

import styles from 'app/shell/Header.module.css';
import type { ReactNode } from 'react';

/** Parts of a header, from start to end. */
export interface HeaderProps {
  /** The mark, where no rail carries it. */
  start?: ReactNode;
  /** The search field. */
  children: ReactNode;
  /** The viewer, or how to become one. */
  end?: ReactNode;
}

/** The bar above every page; it stays while the page scrolls. */
export function Header({ start, children, end }: HeaderProps) {
  return (
    <header className={styles.header} data-visitor={start && end ? '' : undefined}>
      {start}
      <div className={styles.search}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
}

import type { ReactNode } from 'react';
import styles from './TitledPage.module.css';

export interface TitledPageProps {
  /** What it is called. */
  title: string;
  /** Where to go from here, at the end of the title's line: `ButtonLink`s. */
  ways?: ReactNode;
  /** How wide it is at most: room for lines with buttons, or as wide as text reads well. */
  width?: 'lines' | 'text';
  /** What follows, one below the other. */
  children: ReactNode;
}

/** A page in one column: its title, the ways to the pages beside it, and what it is about. */
export function TitledPage({ title, ways, width = 'lines', children }: TitledPageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {ways && <div className={styles.ways}>{ways}</div>}
      </header>
      {children}
    </div>
  );
}

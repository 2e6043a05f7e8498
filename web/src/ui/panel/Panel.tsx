import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  /** 480 px wide, not 420; on a phone always the whole width. */
  wide?: boolean;
  /** What it is about, with the page's heading. */
  children: ReactNode;
}

/** A page that is about one thing: one calm panel in its middle, on a phone without a frame. */
export function Panel({ wide, children }: PanelProps) {
  return (
    <section className={styles.page}>
      <div className={styles.panel} data-wide={wide}>
        {children}
      </div>
    </section>
  );
}

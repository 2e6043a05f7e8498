import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words that are heard but not seen. */
export function VisuallyHidden({ children }: { /** The words. */ children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

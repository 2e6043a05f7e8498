import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipRowProps {
  /** Name of the row. */
  label: string;
  /** `Chip`s. */
  children: ReactNode;
}

/** Chips in a line that scrolls sideways; its ends fade where there is more. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}

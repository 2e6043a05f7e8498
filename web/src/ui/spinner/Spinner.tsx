import { useLingui } from '@lingui/react/macro';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for; "Loading...." when nothing better is known. */
  label?: string;
  /** Diameter of the ring in CSS pixels. */
  size?: 20 | 32 | 48;
  /** Keeps the label for screen readers only. */
  quiet?: boolean;
}

/** A turning ring and, always, the word for it. */
export function Spinner({ label, size = 32, quiet }: SpinnerProps) {
  const { t } = useLingui();
  return (
    <div className={styles.spinner} role="status">
      <span
        className={styles.ring}
        style={{ inlineSize: size, blockSize: size }}
        aria-hidden="true"
      />
      <span className={quiet ? styles.unseen : styles.label}>{label ?? t`Loading....`}</span>
    </div>
  );
}

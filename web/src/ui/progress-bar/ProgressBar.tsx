import { useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is going on. */
  label: string;
  /** How much of it is done, from 0 to 1; nothing while that is not known. */
  value?: number | undefined;
  /** Instead of the per cent: "3 of 12", or why it stands still. */
  detail?: string;
}

/** Work that takes a while. Plain markup, since React Aria's own cannot be rendered on the server. */
export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  const id = useId();
  const known = value !== undefined;
  const percent = known ? Math.round(Math.min(1, Math.max(0, value)) * 100) : undefined;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.detail}>{detail ?? (known && `${percent} %`)}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={detail}
      >
        <div
          className={styles.done}
          data-unknown={!known || undefined}
          style={known ? { inlineSize: `${percent}%` } : undefined}
        />
      </div>
    </div>
  );
}

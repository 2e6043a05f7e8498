import { useLingui } from '@lingui/react/macro';
import { clockWords } from 'lib/format/clock';
import type { CSSProperties } from 'react';
import styles from './Controls.module.css';

interface SeekBarProps {
  /** Where it is, in seconds. */
  time: number;
  /** How long it is, in seconds. */
  length: number;
  /** Up to where it is fetched, in seconds. */
  ready: number;
  /** Goes to another place, in seconds. */
  onSeek: (seconds: number) => void;
}

/** The line of a video's time: what was played, what is fetched, what is left. */
export function SeekBar({ time, length, ready, onSeek }: SeekBarProps) {
  const { t } = useLingui();
  const share = (seconds: number) => `${length > 0 ? Math.min(1, seconds / length) * 100 : 0}%`;
  const [now, all] = [clockWords(time), clockWords(length)];
  return (
    <input
      className={styles.seek}
      type="range"
      data-control="seek"
      aria-label={t`Seek`}
      aria-valuetext={t`${now} of ${all}`}
      min={0}
      max={length}
      step={0.1}
      value={Math.min(time, length)}
      style={{ '--done': share(time), '--ready': share(ready) } as CSSProperties}
      onChange={({ currentTarget: { value } }) => onSeek(Number(value))}
    />
  );
}

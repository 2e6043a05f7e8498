import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './CoverLine.module.css';

interface CoverLineProps {
  /** Address of a small square picture; a mark stands in its place without one. */
  cover: string | undefined;
  /** What it is called. */
  name: string;
  /** What else is to know about it, small, at its end. */
  marks?: ReactNode;
  /** Whether it is chosen already. */
  current?: boolean;
  /** Called when it is chosen. */
  onPick: () => void;
}

/** A line that can be chosen: a picture, a name, marks. */
export function CoverLine({ cover, name, marks, current, onPick }: CoverLineProps) {
  return (
    <button
      type="button"
      className={styles.line}
      onClick={onPick}
      aria-current={current || undefined}
    >
      {cover ? (
        <img className={styles.cover} src={cover} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className={styles.cover}>
          <Icon name="boards" size={20} />
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {marks}
    </button>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One sentence: what will stand here. */
  words: string;
  /** The one thing to do about it: a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** A drawing above. */
  icon?: IconName;
}

/** A place with nothing in it yet: one sentence, one action. */
export function EmptyState({ words, action, icon = 'image' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.disc}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.words}>{words}</p>
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './FramedList.module.css';

/** Things of one kind below each other, each in a frame of its own. */
export function FramedList({ children }: { /** `FramedLine`s. */ children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface FramedLineProps {
  /** A drawing before the words. */
  start?: ReactNode;
  /** What it is. */
  name: string;
  /** How it stands, in a few words below. */
  detail: ReactNode;
  /** The one thing to do about it, at the end. */
  action?: ReactNode;
  /** What follows below, across the whole frame. */
  children?: ReactNode;
}

/** One thing in a `FramedList`. */
export function FramedLine({ start, name, detail, action, children }: FramedLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        {start}
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.detail}>{detail}</p>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}

import type { ReactNode } from 'react';
import styles from './Caption.module.css';
import { titleLines } from './captionHeight';

export interface CaptionProps {
  /** What it is called; cut with an ellipsis after one or two lines, as `captionHeight` reckons. */
  title?: string | null | undefined;
  /** Who or where from: a 20 px picture and words. */
  by?: ReactNode;
}

/** The words under a picture in the grid; exactly `captionHeight` high, so nothing is measured and nothing moves. */
export function Caption({ title, by }: CaptionProps) {
  if (!title && !by) {
    return null;
  }
  const { wide, narrow } = titleLines(title);
  return (
    <div
      className={styles.caption}
      data-lines={`${wide} ${narrow}`}
      data-alone={by ? undefined : ''}
    >
      {title && <div className={styles.title}>{title}</div>}
      {by && (
        <div className={styles.by} data-sight="">
          {by}
        </div>
      )}
    </div>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import styles from './Caption.module.css';
import { captionHeight, titleLines } from './captionHeight';

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
  const height = captionHeight({ title, by: Boolean(by) });
  return (
    <div
      className={styles.caption}
      style={{ '--wide-height': height.wide, '--narrow-height': height.narrow } as CSSProperties}
    >
      {title && <Title words={title} />}
      {by && <div className={styles.by}>{by}</div>}
    </div>
  );
}

function Title({ words }: { words: string }) {
  const { wide, narrow } = titleLines(words);
  return (
    <div className={styles.title} data-wide={wide} data-narrow={narrow}>
      {words}
    </div>
  );
}

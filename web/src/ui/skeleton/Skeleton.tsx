import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` is a line as high as letters, `block` a rounded box, `round` a disc. */
  shape?: 'text' | 'block' | 'round';
  /** Its width: pixels, or anything CSS knows. The whole width unless told. */
  width?: number | string;
  /** Its height in pixels; a line of text has its own. */
  height?: number;
}

/** The place of something that is on its way. Says nothing: the region around it says that it loads. */
export function Skeleton({ shape = 'block', width, height }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={styles.skeleton} data-shape={shape} style={style} aria-hidden="true" />;
}

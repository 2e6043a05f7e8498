import type { ComponentProps } from 'react';
import styles from './Picture.module.css';

export interface PictureProps extends Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'> {
  /** What is to be seen; empty where words beside it say so. */
  alt: string;
  /** Width of the original in pixels. */
  width: number;
  /** Height of the original in pixels. */
  height: number;
  /** Its dominant colour, `#rrggbb`: fills the place until the picture is decoded. */
  color?: string | null | undefined;
  /**
   * Loads before all others: the largest pictures of the first screen. `later` where a phone may have
   * it out of sight: then once the page is laid out, and only where it is seen (`Picture.module.css`).
   */
  first?: boolean | 'later';
  /** Fills its container and is cut at the edges, instead of standing in its own proportion. */
  cover?: boolean;
}

/** A picture whose place is there before it is. */
export function Picture(props: PictureProps) {
  // Each by its name: a page has some thirty, and to copy what is left was a twenty-fifth of it.
  const { src, srcSet, sizes, alt, width, height, color, first, cover } = props;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      className={cover ? styles.cover : styles.picture}
      alt={alt}
      width={width}
      height={height}
      loading={first === true ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      style={color ? { backgroundColor: color } : undefined}
    />
  );
}

/** How high the words under a picture are, known before they are drawn: the masonry reserves exactly that. */
import type { ByWidth } from '../masonry/layout';
import { lines } from './lines';

/** The words of a caption. */
export interface CaptionWords {
  /** Its title; takes two lines at most. */
  title?: string | null | undefined;
  /** Whether a line with a small avatar or icon follows. */
  by?: boolean;
}

/** The title's width in the narrowest columns of a desktop and in those of most phones, less the insets. */
const WIDTH = { wide: 224, narrow: 168 } as const;
/** Letters' size of the title in pixels. */
const SIZE = 14;

const ABOVE = 8;
const LINE = 18;
const BY = 24;
/** Where the gap is a phone's, words want a little more distance to the next picture. */
const BELOW = { wide: 0, narrow: 4 } as const;

/** Height of `Caption` with these words, as the masonry's `Extent.fixed`. */
export function captionHeight({ title, by }: CaptionWords): ByWidth {
  const count = titleLines(title);
  const height = (titles: number, below: number) =>
    titles === 0 && !by ? 0 : ABOVE + titles * LINE + (by ? BY : 0) + below;
  return { wide: height(count.wide, BELOW.wide), narrow: height(count.narrow, BELOW.narrow) };
}

/**
 * Lines a title gets, one or two, or none where there is no title: estimated for one width of
 * either kind, so that server and browser agree. In a wider column a title may need less than it
 * has; then the room below is a little larger.
 */
export function titleLines(title: CaptionWords['title']): ByWidth {
  if (!title) {
    return { wide: 0, narrow: 0 };
  }
  return {
    wide: Math.min(2, lines(title, SIZE, WIDTH.wide)),
    narrow: Math.min(2, lines(title, SIZE, WIDTH.narrow)),
  };
}

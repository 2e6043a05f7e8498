import type { Pin, PinImages } from 'features/pins/api';
import { captionHeight } from 'ui/caption/captionHeight';
import type { Extent } from 'ui/masonry/layout';
import { gridProportion } from 'ui/picture/gridProportion';

/** Where the browser finds a picture, and how large it is. */
export interface Source {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/**
 * The picture of a card: 236 pixels wide, and up to thrice that for dense screens. 345 pixels are for a phone with
 * 1.75 to a CSS pixel; until that file is made its address shows the next larger, and of what is no wider it is
 * not made.
 */
export function cardSource(images: PinImages): Source {
  const { url, width, height } = images['236x'];
  return { src: url, srcSet: srcSet(images, CARD_WIDTHS), width, height };
}

/** The picture of a close-up, up to the original. */
export function closeupSource(images: PinImages): Source {
  const { url, width, height } = images.orig;
  const shown = Math.min(width, 736);
  return {
    src: at(images, 736),
    srcSet: `${srcSet(images, CLOSEUP_WIDTHS)}${width > 736 ? `, ${url} ${width}w` : ''}`,
    width: shown,
    height: Math.round((height * shown) / width),
  };
}

/** The size a card takes in the grid: its picture, its title and the line of its maker. */
export function cardSize(pin: Pin): Extent {
  const fixed = captionHeight({ title: pin.grid_title, by: true });
  return { ...pictureSize(pin), fixed };
}

/** The size of its picture alone. */
export function pictureSize({ images: { orig } }: Pin): Extent {
  return { scaled: gridProportion(orig.width, orig.height), fixed: 0 };
}

/**
 * Words for the picture when it cannot be seen: the pinner's own, a machine's,
 * or the title. Empty when there are none.
 */
export function pictureWords(pin: Pick<Pin, 'alt_text' | 'auto_alt_text' | 'title'>): string {
  return pin.alt_text || pin.auto_alt_text || pin.title;
}

const CARD_WIDTHS = [236, 345, 474, 564, 736];

const CLOSEUP_WIDTHS = [236, 474, 736];

/** The address of a picture so many pixels wide, or as wide as it is. */
function at(images: PinImages, width: number): string {
  return images['236x'].url.replace('/236x/', `/${width}x/`);
}

// A picture is never enlarged, so a small one has the same pixels under
// several addresses; each width is offered once, at the first of them.
function srcSet(images: PinImages, widths: readonly number[]): string {
  const offered = new Map<number, string>();
  for (const width of widths) {
    if (width === 345 && images.orig.width <= 345) continue;
    const pixels = Math.min(width, images.orig.width);
    if (!offered.has(pixels)) offered.set(pixels, at(images, width));
  }
  return Array.from(offered, ([pixels, address]) => `${address} ${pixels}w`).join(', ');
}

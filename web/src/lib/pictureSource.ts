import type { Schema } from 'lib/call';

type Images = Schema['CardImages'];

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
export function cardSource(images: Images): Source {
  const { url, width, height } = images['236x'];
  return { src: url, srcSet: srcSet(images, CARD_WIDTHS), width, height };
}

/**
 * The picture of a close-up, for dense screens up to 1200 pixels wide; the original, which may be of any weight, where
 * it is no wider. Until the file of 1200 pixels is made its address shows the original.
 */
export function closeupSource(images: Images): Source {
  const { url, width, height } = images.orig;
  const shown = Math.min(width, 736);
  const widest = width > 1200 ? `${at(images, 1200)} 1200w` : `${url} ${width}w`;
  return {
    src: at(images, 736),
    srcSet: srcSet(images, CLOSEUP_WIDTHS) + (width > 736 ? `, ${widest}` : ''),
    width: shown,
    height: Math.round((height * shown) / width),
  };
}

/** The picture of a line, a chip or a message, up to 68 wide there: cut to a square, larger for screens of three. */
export function smallSource({ '236x': card }: Pick<Images, '236x'>): Source {
  const src = card.url.replace('/236x/', '/136x136/');
  return { src, srcSet: `${src} 136w, ${card.url} 236w`, width: 136, height: 136 };
}

const CARD_WIDTHS = [236, 345, 474, 564, 736];

const CLOSEUP_WIDTHS = [236, 474, 736];

/** The address of a picture so many pixels wide, or as wide as it is. */
function at(images: Images, width: number): string {
  return images['236x'].url.replace('/236x/', `/${width}x/`);
}

// A picture is never enlarged, so a small one has the same pixels under
// several addresses; each width is offered once, at the first of them.
function srcSet(images: Images, widths: readonly number[]): string {
  const offered = new Map<number, string>();
  for (const width of widths) {
    if (width === 345 && images.orig.width <= 345) continue;
    const pixels = Math.min(width, images.orig.width);
    if (!offered.has(pixels)) offered.set(pixels, at(images, width));
  }
  return Array.from(offered, ([pixels, address]) => `${address} ${pixels}w`).join(', ');
}

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
 * The picture of a card: 236 pixels wide, and up to thrice that for dense screens. 345 pixels, for a phone with 1.75
 * to a CSS pixel, lie between two of the ten sizes, so no field names them; until that file is made its address shows
 * the next larger.
 */
export function cardSource(images: PinImages): Source {
  const card = source(images, '236x', ['236x', '474x', '564x', '736x']);
  if (images['474x'].width > 345) {
    card.srcSet = card.srcSet.replace(',', `, ${card.src.replace('/236', '/345')} 345w,`);
  }
  return card;
}

/** The picture of a close-up, up to the original. */
export function closeupSource(images: PinImages): Source {
  return source(images, '736x', ['236x', '474x', '736x', 'orig']);
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

// A picture is never enlarged, so a small one has the same pixels under
// several names; each width is offered once.
function source(
  images: PinImages,
  base: keyof PinImages,
  names: readonly (keyof PinImages)[],
): Source {
  let srcSet = '';
  const widths: number[] = [];
  for (const name of names) {
    const { url, width } = images[name];
    if (widths.includes(width)) continue;
    widths.push(width);
    srcSet += `${srcSet && ', '}${url} ${width}w`;
  }
  const { url, width, height } = images[base];
  return { src: url, srcSet, width, height };
}

import type { Pin } from 'features/pins/api';
import { captionHeight } from 'ui/caption/captionHeight';
import type { Extent } from 'ui/masonry/layout';
import { gridProportion } from 'ui/picture/gridProportion';

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

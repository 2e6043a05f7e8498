import type { Board } from 'features/boards/api';
import { pictureWords } from 'features/pins/parts/picture';
import type { Pictured } from './Thumbnail';

/** A pin or a board that an article may show. */
export interface Picked {
  /** Its id. */
  id: string;
  /** What it is called; empty where nothing is said of it. */
  name: string;
  /** What stands for it; none of a board without pins. */
  picture: Pictured | null;
}

type Pin = Parameters<typeof pictureWords>[0] & Pictured & { id: string };

/** A pin as it is picked. */
export function pickedPin(pin: Pin): Picked {
  return { id: pin.id, name: pin.title || pictureWords(pin), picture: pin };
}

/** A board as it is picked, by its cover. */
export function pickedBoard({ id, name, cover_images }: Board): Picked {
  const [images] = cover_images;
  return { id, name, picture: images ? { dominant_color: '', images } : null };
}

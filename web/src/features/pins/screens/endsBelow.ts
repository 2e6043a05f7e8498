import type { PinDetail } from 'features/pins/api';

/** Where the first screen of a high phone ends, in pixels. */
const FIRST_SCREEN = 800;

/** The width of a narrow phone, on which a picture is lowest. */
const PHONE = 360;

/** Pixels of the header above a pin's picture, and of the buttons and what is free below it. */
const REST = 279;

/** Whether a pin's picture and words end below a phone's first screen, for all that is known of their height. */
export function endsBelow({ images, title, rich_metadata }: PinDetail): boolean {
  const { width, height } = images.orig;
  const picture = Math.min(1.6, PHONE / width) * height;
  // No recipe is lower.
  const words = (title ? 50 : 0) + (rich_metadata?.recipe ? 300 : 0);
  return REST + picture + words >= FIRST_SCREEN;
}

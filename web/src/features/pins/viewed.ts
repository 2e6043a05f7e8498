import type { Pin } from 'features/pins/api';
import { smallSource } from 'lib/pictureSource';

/** A pin that was looked at: its id, its picture's signature, and where the picture is. */
export interface ViewedPin {
  id: string;
  signature: string;
  /** Address of the picture, a square of 136. */
  src: string;
}

/** Most pictures that are remembered (specification §9 "Recent images", business specification §5). */
const MOST_VIEWED = 10;

/** Under which key it is kept in this browser what a viewer, or a visitor, looked at. */
export function viewedKey(viewerId: string | null): string {
  return `viewedPins:${viewerId ?? ''}`;
}

/** Of a pin what is remembered, and whether a sensitivity screen stands before it. */
type LookedAt = Pick<Pin, 'id' | 'image_signature' | 'images' | 'sensitivity_screen'>;

/**
 * Puts a pin first, and drops an earlier one with the same picture; one behind a sensitivity screen
 * is not remembered, as its picture would stand here bare.
 */
export function lookedAt(
  list: readonly ViewedPin[],
  { id, image_signature: signature, images, sensitivity_screen: screen }: LookedAt,
): ViewedPin[] {
  const others = list.filter((one) => one.signature !== signature);
  if (screen) return others;
  return [{ id, signature, src: smallSource(images).src }, ...others].slice(0, MOST_VIEWED);
}

/** Reads what was kept in the browser; what is no viewed pin is dropped. */
export function readViewedPins(kept: unknown): ViewedPin[] {
  return Array.isArray(kept) ? kept.filter(isViewedPin).slice(0, MOST_VIEWED) : [];
}

function isViewedPin(value: unknown): value is ViewedPin {
  if (typeof value !== 'object' || value === null) return false;
  const { id, signature, src } = value as Partial<Record<keyof ViewedPin, unknown>>;
  return (
    typeof id === 'string' &&
    typeof signature === 'string' &&
    typeof src === 'string' &&
    /^(https?:\/)?\//.test(src)
  );
}

import type { Pin } from 'features/pins/api';

/** A pin that was looked at: its id, its picture's signature, and where the picture is. */
export interface ViewedPin {
  id: string;
  signature: string;
  /** Address of the picture, 236 wide. */
  src: string;
}

/** Most pictures that are remembered (specification §9 "Recent images", business specification §5). */
const MOST_VIEWED = 10;

/** Under which key it is kept in this browser what a viewer, or a visitor, looked at. */
export function viewedKey(viewerId: string | null): string {
  return `viewedPins:${viewerId ?? ''}`;
}

/** Puts a pin first, and drops an earlier one with the same picture. */
export function lookedAt(
  list: readonly ViewedPin[],
  { id, image_signature: signature, images }: Pick<Pin, 'id' | 'image_signature' | 'images'>,
): ViewedPin[] {
  const others = list.filter((one) => one.signature !== signature);
  return [{ id, signature, src: images['236x'].url }, ...others].slice(0, MOST_VIEWED);
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

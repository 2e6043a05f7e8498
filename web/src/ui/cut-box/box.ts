/** A rectangle of a picture, in shares of its width and height. */
export interface Box {
  /** Left border, 0 to 1. */
  x: number;
  /** Upper border, 0 to 1. */
  y: number;
  /** Width, 0 to 1. */
  w: number;
  /** Height, 0 to 1. */
  h: number;
}

/** A corner: which sides of the box go with it. */
export interface Corner {
  /** -1 is the left side, 1 the right. */
  x: -1 | 1;
  /** -1 is the upper side, 1 the lower. */
  y: -1 | 1;
}

/** Shortest side. */
export const LEAST = 0.08;

/** Most of the picture, with a border that can be taken hold of. */
export const MOST: Box = { x: 0.1, y: 0.1, w: 0.8, h: 0.8 };

/** The box at another place, as far as the picture goes. */
export function moved(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    x: between(box.x + dx, 0, 1 - box.w),
    y: between(box.y + dy, 0, 1 - box.h),
  };
}

/** The box with one corner at another place; the one across stays. */
export function resized(box: Box, corner: Corner, dx: number, dy: number): Box {
  const [x, w] = side(box.x, box.w, corner.x, dx);
  const [y, h] = side(box.y, box.h, corner.y, dy);
  return { x, y, w, h };
}

function side(begin: number, length: number, at: -1 | 1, by: number): [number, number] {
  const end = begin + length;
  if (at === 1) return [begin, between(end + by, begin + LEAST, 1) - begin];
  const moved = between(begin + by, 0, end - LEAST);
  return [moved, end - moved];
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

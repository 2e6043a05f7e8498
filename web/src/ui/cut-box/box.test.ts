import { expect, it } from 'vitest';
import { type Box, type Corner, LEAST, moved, resized } from './box';

const box: Box = { x: 0.25, y: 0.5, w: 0.5, h: 0.25 };

it.each([
  ['to the right', 0.125, 0, { ...box, x: 0.375 }],
  ['up and left', -0.125, -0.25, { ...box, x: 0.125, y: 0.25 }],
  ['never past the right edge', 9, 0, { ...box, x: 0.5 }],
  ['never past the lower edge', 0, 9, { ...box, y: 0.75 }],
  ['never past the first edges', -9, -9, { ...box, x: 0, y: 0 }],
])('moves %s', (_, dx, dy, expected) => {
  expect(moved(box, dx, dy)).toEqual(expected);
});

const FIRST: Corner = { x: -1, y: -1 };
const LAST: Corner = { x: 1, y: 1 };

it.each([
  ['its last corner', LAST, 0.125, 0.125, { ...box, w: 0.625, h: 0.375 }],
  ['its first corner', FIRST, 0.125, -0.25, { x: 0.375, y: 0.25, w: 0.375, h: 0.5 }],
  ['another corner', { x: 1, y: -1 } as Corner, -0.25, 0, { ...box, w: 0.25 }],
  ['as far as the picture goes', LAST, 9, 9, { ...box, w: 0.75, h: 0.5 }],
  ['as far to the first edges', FIRST, -9, -9, { x: 0, y: 0, w: 0.75, h: 0.75 }],
])('resizes by %s', (_, corner, dx, dy, expected) => {
  expect(resized(box, corner, dx, dy)).toEqual(expected);
});

it.each([FIRST, LAST])('keeps a shortest side', (corner) => {
  const small = resized(box, corner, -9 * corner.x, -9 * corner.y);
  expect(small.w).toBeCloseTo(LEAST);
  expect(small.h).toBeCloseTo(LEAST);
});

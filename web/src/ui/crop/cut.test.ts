import { expect, it } from 'vitest';
import { cutOf, held, MOST_ZOOM, WHOLE } from './cut';

const wide = { width: 400, height: 200 };

it.each([
  ['the middle of a wide picture', 1, WHOLE, { left: 100, top: 0, width: 200, height: 200 }],
  ['a wide shape', 4, WHOLE, { left: 0, top: 50, width: 400, height: 100 }],
  ['nearer', 1, { ...WHOLE, zoom: 2 }, { left: 150, top: 50, width: 100, height: 100 }],
  [
    'never past an edge',
    1,
    { x: 0, y: 1, zoom: 2 },
    { left: 0, top: 100, width: 100, height: 100 },
  ],
])('cuts %s', (_, ratio, view, cut) => {
  expect(cutOf(wide, ratio, view)).toEqual(cut);
});

it('holds the view where the picture fills the frame', () => {
  expect(held(wide, 1, { x: -3, y: 9, zoom: 1 })).toEqual({ x: 0.25, y: 0.5, zoom: 1 });
  expect(held(wide, 1, { ...WHOLE, zoom: 99 }).zoom).toBe(MOST_ZOOM);
});

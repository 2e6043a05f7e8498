import { describe, expect, it } from 'vitest';
import { type Box, CARD, type CardShape, layOut, shownSize, TITLE } from './cardLayout';

describe('the picture of a card', () => {
  it.each([
    ['a photograph on its side', 1600, 1200, 900, 675],
    ['a photograph upright', 1200, 1800, 720, 1080],
    ['a square', 300, 300, 900, 900],
    ['a very high one, cut above and below', 700, 7000, 670, 1080],
    ['a very wide one, cut at its sides', 7000, 70, 900, 300],
    ['one that says no size', 0, 0, 900, 900],
  ])('%s is shown as large as may be', (_what, width, height, across, down) => {
    expect(shownSize({ width, height })).toEqual({ width: across, height: down });
  });
});

const pictures = [shownSize({ width: 700, height: 7000 }), shownSize({ width: 1600, height: 900 })];

const shapes: CardShape[] = pictures.flatMap((picture) =>
  [0, 1, TITLE.lines].flatMap((titleLines) =>
    [1, 2].flatMap((noteLines) =>
      (['ltr', 'rtl'] as const).map((direction) => ({
        picture,
        titleLines,
        noteLines,
        direction,
      })),
    ),
  ),
);

const right = ({ left, width }: Box) => left + width;
const bottom = ({ top, height }: Box) => top + height;

describe('the layout of a card', () => {
  it.each(shapes)('stands in its order, in one column: %o', (shape) => {
    const { picture, title, notes, mark, brand, host, qr } = layOut(shape);
    expect([title.length, notes.length]).toEqual([shape.titleLines, shape.noteLines]);
    const down = [
      bottom(picture),
      ...[...title, ...notes].map(({ y }) => y),
      qr.top,
      brand.y,
      host.y,
    ];
    expect(down).toEqual([...down].sort((one, other) => one - other));
    expect(bottom(mark)).toBeLessThan(brand.y);
    expect(host.y).toBeLessThan(bottom(qr));
    // What shows stories covers the edges.
    expect(picture.top).toBeGreaterThanOrEqual(100);
    expect(CARD.height - bottom(qr)).toBeGreaterThanOrEqual(100);
    // The middle is the card's, and nothing is wider than the picture.
    expect(Math.abs(picture.left + right(picture) - CARD.width)).toBeLessThanOrEqual(1);
    for (const box of [mark, qr]) {
      expect(box.left).toBeGreaterThanOrEqual(picture.left);
      expect(right(box)).toBeLessThanOrEqual(right(picture));
    }
    for (const { room } of [...title, ...notes]) expect(room).toBe(picture.width);
  });

  it.each(shapes)('keeps brand and code apart, each on its side: %o', (shape) => {
    const { picture, title, notes, brand, host, mark, qr } = layOut(shape);
    const isLtr = shape.direction === 'ltr';
    const start = isLtr ? picture.left : right(picture);
    for (const { x } of [...title, ...notes, brand, host]) expect(x).toBe(start);
    expect(isLtr ? mark.left : right(mark)).toBe(start);
    expect(isLtr ? right(qr) : qr.left).toBe(isLtr ? right(picture) : picture.left);
    const end = isLtr ? brand.x + brand.room : brand.x - brand.room;
    expect(isLtr ? qr.left - end : end - right(qr)).toBeGreaterThan(20);
  });
});

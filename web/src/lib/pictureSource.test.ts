import { cardSource, closeupSource, smallSource } from 'lib/pictureSource';
import { samplePin } from 'server-render/samplePage';
import { describe, expect, it } from 'vitest';

const at = (width: number, name: string) => ({ url: `https://pins.test/${name}/a.jpg`, width });

/** Pictures of one that is so wide: none is larger than it. */
function images(width: number) {
  const { images: sample } = samplePin('1');
  const named = Object.entries(sample).map(([name, image]) => {
    const full = name === 'orig' ? width : Number.parseInt(name, 10);
    return [name, { ...image, ...at(Math.min(full, width), name) }];
  });
  return Object.fromEntries(named) as typeof sample;
}

const widths = (srcSet: string) => srcSet.split(', ').map((one) => one.split(' '));

describe('the picture of a card', () => {
  it.each([
    [1_000, ['236x', '345x', '474x', '564x', '736x'], [236, 345, 474, 564, 736]],
    [400, ['236x', '345x', '474x'], [236, 345, 400]],
    [345, ['236x', '474x'], [236, 345]],
    [90, ['236x'], [90]],
  ])('%d pixels wide is offered in each width once', (width, names, expected) => {
    const { srcSet } = cardSource(images(width));
    const addresses = names.map((name) => `https://pins.test/${name}/a.jpg`);
    expect(widths(srcSet)).toEqual(addresses.map((url, place) => [url, `${expected[place]}w`]));
  });
});

describe('the picture of a line or a chip', () => {
  it('is a square of 136, and the card’s for screens of three', () => {
    const { src, srcSet } = smallSource(images(1_000));
    expect(src).toBe('https://pins.test/136x136/a.jpg');
    expect(srcSet).toBe(`${src} 136w, https://pins.test/236x/a.jpg 236w`);
  });
});

describe('the picture of a close-up', () => {
  // The same rows are in `crates/doors/src/pages/head.rs`, which has it fetched before the app is there.
  it.each([
    [4_000, '/236x/a.jpg 236w, /474x/a.jpg 474w, /736x/a.jpg 736w, /1200x/a.jpg 1200w'],
    [1_201, '/236x/a.jpg 236w, /474x/a.jpg 474w, /736x/a.jpg 736w, /1200x/a.jpg 1200w'],
    [1_200, '/236x/a.jpg 236w, /474x/a.jpg 474w, /736x/a.jpg 736w, /originals/a.jpg 1200w'],
    [736, '/236x/a.jpg 236w, /474x/a.jpg 474w, /736x/a.jpg 736w'],
    [400, '/236x/a.jpg 236w, /474x/a.jpg 400w'],
    [90, '/236x/a.jpg 90w'],
  ])('%d pixels wide is offered in each width once', (width, expected) => {
    const { srcSet } = closeupSource(images(width));
    const named = srcSet.replaceAll('https://pins.test', '').replace('/orig/', '/originals/');
    expect(named).toBe(expected);
  });
});

import { expect, it } from 'vitest';
import { captionHeight } from './captionHeight';
import { lines } from './lines';

it.each([
  ['', 1],
  ['Rattan and rain', 1],
  ['The bridge at Langlois, spring', 1],
  ['A reading nook under the stairs, with a lamp', 2],
  ['Dovetails, slowly: notes from a winter in the workshop, and what the oak said', 3],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 2],
  ['川の流れに沿って歩く朝の静かな時間', 2],
])('%s takes %i', (text, count) => {
  expect(lines(text, 14, 224)).toBe(count);
});

it('takes long words without blanks in time', () => {
  expect(lines('m'.repeat(100_000), 14, 224)).toBeGreaterThan(5000);
});

it.each([
  [{}, { wide: 0, narrow: 0 }],
  [
    { title: '', by: false },
    { wide: 0, narrow: 0 },
  ],
  [{ by: true }, { wide: 32, narrow: 36 }],
  [{ title: 'Rattan' }, { wide: 26, narrow: 30 }],
  [
    { title: 'Wheat field with cypresses', by: true },
    { wide: 50, narrow: 72 },
  ],
  [{ title: 'a '.repeat(200) }, { wide: 44, narrow: 48 }],
])('reserves for %j', (words, height) => {
  expect(captionHeight(words)).toEqual(height);
});

import { expect, it } from 'vitest';
import { roundPrice } from './roundPrice';

it.each([
  [50, 'EUR', '€50'],
  [1200, 'SEK', '1,200 SEK'],
  [2_500_000, 'JPY', '¥2,500,000'],
  [999, 'CAD', 'CA$999'],
  [0.4, 'GBP', '£0'],
  [100, '', '100'],
])('%d %s is written as %s', (value, currency, words) => {
  expect(roundPrice(value, currency, 'en')).toBe(words);
});

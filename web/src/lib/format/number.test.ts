import { looks } from 'lib/format/looks';
import { formatNumber, formatTenths } from 'lib/format/number';
import { expect, it } from 'vitest';

const numbers = [
  0, 7, 42, 999, 1000, 1234, 9999, 10_000, 123_456, 1_234_567, 1_234_567_890, -5, -1234,
];

it.each(Object.keys(looks))('writes whole numbers as Intl does in %s', (locale) => {
  const format = new Intl.NumberFormat(locale.replace('_', '-'));
  for (const number of numbers) expect(formatNumber(number, locale)).toBe(format.format(number));
});

it.each(Object.keys(looks))('writes tenths as Intl does in %s', (locale) => {
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { maximumFractionDigits: 1 });
  for (const number of [0, 0.3, 4, 4.87, 4.96, 1234.5, 10]) {
    expect(formatTenths(number, locale)).toBe(format.format(number));
  }
});

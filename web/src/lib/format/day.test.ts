import { formatDay } from 'lib/format/day';
import { days } from 'lib/format/looks';
import { expect, it } from 'vitest';

it.each(Object.keys(days))('writes days as Intl does in %s', (locale) => {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium' });
  for (let month = 0; month < 12; month += 1) {
    for (const day of [1, 9, 10, 28]) {
      const date = new Date(2026, month, day);
      expect(formatDay(date.getTime(), locale)).toBe(format.format(date));
    }
  }
});

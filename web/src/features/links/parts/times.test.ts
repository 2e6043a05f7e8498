import { expect, it } from 'vitest';
import { dayOf } from './times';

it('keeps the day a page says', () => {
  const day = new Date(dayOf('2024-05-31T23:30:00+02:00'));
  expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual([2024, 4, 31]);
});

import { describe, expect, it } from 'vitest';
import { clockWords, dayOf } from './times';

describe('times of other websites', () => {
  it.each([
    [42, '0:42'],
    [182, '3:02'],
    [3782, '1:03:02'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(clockWords(seconds)).toBe(words);
  });

  it('keeps the day a page says', () => {
    const day = new Date(dayOf('2024-05-31T23:30:00+02:00'));
    expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual([2024, 4, 31]);
  });
});

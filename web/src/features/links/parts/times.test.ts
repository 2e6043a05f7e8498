import { describe, expect, it } from 'vitest';
import { clockWords, dayOf, timeWords } from './times';

describe('times of other websites', () => {
  it.each([
    [{ h: 0, m: 5 }, '5 min'],
    [{ h: 1, m: 0 }, '1 hr'],
    [{ h: 9, m: 25 }, '9 hr 25 min'],
    [{ h: 0, m: 0 }, '0 min'],
  ])('%j is %s', (time, words) => {
    expect(timeWords(time, 'en_US')).toBe(words);
  });

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

import { clockWords, lengthWords } from 'lib/format/clock';
import { expect, it } from 'vitest';

it.each([
  [0, '0:00'],
  [9.97, '0:09'],
  [42, '0:42'],
  [182, '3:02'],
  [3782, '1:03:02'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are %s', (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});

it.each([
  [120, '0:01'],
  [8_450, '0:08'],
  [8_500, '0:09'],
  [899_960, '15:00'],
])('%d milliseconds are a length of %s', (ms, words) => {
  expect(lengthWords(ms)).toBe(words);
});

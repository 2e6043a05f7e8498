import { expect, it } from 'vitest';
import { chosen } from './useCaptions';

const words = ['sv', 'en-GB', 'pt_BR'].map((language) => ({ language, url: '', label: '' }));

it.each([
  ['en', 1],
  ['en_US', 1],
  ['pt', 2],
  ['de', 0],
])('a viewer who reads %s is shown the words at %d', (locale, place) => {
  expect(chosen(words, locale)).toBe(place);
});

import { expect, it } from 'vitest';
import { searchOf, searchPath, wordsOf } from './searchPaths';

it.each([
  [{ scope: 'pins', query: 'robin', guides: [], exact: false }, '/search/pins/?q=robin', 'robin'],
  [
    { scope: 'pins', query: 'robin', guides: ['snow', 'coffee table'], exact: false },
    '/search/pins/?q=robin&guide=snow&guide=coffee+table',
    'robin snow coffee table',
  ],
  [
    { scope: 'my_pins', query: 'r & b', guides: [], exact: true },
    '/search/my_pins/?q=r+%26+b&exact=1',
    'r & b',
  ],
])('%j stands in its address', (search, path, words) => {
  expect(searchPath(search)).toBe(path);
  expect(searchOf(search.scope, new URL(path, 'http://x').searchParams)).toEqual(search);
  expect(wordsOf(search)).toBe(words);
});

it('reads any address', () => {
  const address = new URLSearchParams('guide=&guide=+a+&exact=2');
  expect(searchOf('pins', address)).toEqual({
    scope: 'pins',
    query: '',
    guides: ['a'],
    exact: false,
  });
  expect(wordsOf({ query: 'x'.repeat(300), guides: [] })).toHaveLength(200);
});

import { expect, it } from 'vitest';
import { cameBy, searchOf, searchPath, wordsOf } from './searchPaths';

/** Signatures of pictures. */
const A = 'a'.repeat(32);
const B = '0b'.repeat(16);

it.each([
  [
    { scope: 'pins', query: 'robin', guides: [], exact: false, likes: [] },
    '/search/pins/?q=robin',
    'robin',
  ],
  [
    { scope: 'pins', query: 'robin', guides: ['snow', 'coffee table'], exact: false, likes: [] },
    '/search/pins/?q=robin&guide=snow&guide=coffee+table',
    'robin snow coffee table',
  ],
  [
    { scope: 'my_pins', query: 'r & b', guides: [], exact: true, likes: [] },
    '/search/my_pins/?q=r+%26+b&exact=1',
    'r & b',
  ],
  [
    { scope: 'pins', query: 'robin', guides: ['snow'], exact: false, likes: [A, B] },
    `/search/pins/?q=robin&guide=snow&like=${A}&like=${B}`,
    'robin snow',
  ],
  [
    {
      scope: 'pins',
      query: 'makeup',
      guides: [],
      exact: false,
      likes: [],
      skinTone: 'deep',
      hairPattern: 'curly',
    },
    '/search/pins/?q=makeup&skin_tone=deep&hair_pattern=curly',
    'makeup',
  ],
  [
    {
      scope: 'pins',
      query: 'oak',
      guides: [],
      exact: false,
      likes: [],
      user: 'ada',
      article: '7',
      source: '12',
    },
    '/search/pins/?q=oak&user=ada&article=7&source_id=12',
    'oak',
  ],
])('%j stands in its address', (search, path, words) => {
  expect(searchPath(search)).toBe(path);
  expect(searchOf(search.scope, new URL(path, 'http://x').searchParams)).toEqual(search);
  expect(wordsOf(search)).toBe(words);
});

it('reads any address', () => {
  const address = new URLSearchParams(
    `guide=&guide=+a+&exact=2&like=x&like=${A}0&like=${A}&skin_tone=blue&user=+&article=x&source_id=-1`,
  );
  expect(searchOf('pins', address)).toEqual({
    scope: 'pins',
    query: '',
    guides: ['a'],
    exact: false,
    likes: [A],
  });
  const many = Array.from({ length: 20 }, () => `like=${B}`).join('&');
  expect(searchOf('pins', new URLSearchParams(many)).likes).toHaveLength(10);
  expect(wordsOf({ query: 'x'.repeat(300), guides: [] })).toHaveLength(200);
  // Half an emoji would be refused.
  expect(wordsOf({ query: 'x😀'.repeat(150), guides: [] })).toBe('x😀'.repeat(100));
});

it.each([
  ['', 'direct_navigation'],
  ['rs=typed', 'typed'],
  ['rs=Typed', 'direct_navigation'],
  [`rs=${'x'.repeat(41)}`, 'direct_navigation'],
  ['rs=', 'direct_navigation'],
])('reads how a search came about of %j', (address, rs) => {
  expect(cameBy(new URLSearchParams(address))).toBe(rs);
});

it('says how one comes to a search behind all else', () => {
  const search = { scope: 'pins', query: 'oak', guides: [], exact: true, likes: [] };
  expect(searchPath(search, 'guide')).toBe('/search/pins/?q=oak&exact=1&rs=guide');
});

import { expect, it } from 'vitest';
import { nextPath } from './nextPath';

it.each([
  [null, '/'],
  ['', '/'],
  ['/pin/7/', '/pin/7/'],
  ['/search/pins/?q=oak', '/search/pins/?q=oak'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['pin/7/', '/'],
  ['/login', '/'],
  ['/login?next=/pin/7/', '/'],
  ['/signup/', '/'],
  ['/connect/google/', '/'],
  ['/loginhelp/', '/loginhelp/'],
])('%j leads to %s', (next, path) => {
  expect(nextPath(next)).toBe(path);
});

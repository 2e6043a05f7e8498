import { expect, it } from 'vitest';
import { changedStretch } from './rules';

it.each([
  ['abcd', 'abcd', ''],
  ['abcd', 'bacd', 'ba'],
  ['abcd', 'acdb', 'cdb'],
  ['abcd', 'dabc', 'dabc'],
])('from %s to %s, %s changed', (before, after, changed) => {
  expect(changedStretch([...before], [...after])).toEqual([...changed]);
});

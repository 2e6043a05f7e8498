import { expect, it } from 'vitest';
import { mayPrefetch } from './mayPrefetch';

const writes = { should_show_messaging: true };

it.each([
  ['a user who writes messages', writes, false, 'enabled', true],
  ['an employee’s group', writes, false, 'employees', true],
  ['a group beside', writes, false, 'control', false],
  ['no experiment', writes, false, undefined, false],
  ['a limited log-in', writes, true, 'enabled', false],
  ['who writes none', { should_show_messaging: false }, false, 'enabled', false],
  ['a visitor', null, false, 'enabled', false],
])('for %s', (_who, viewer, isLimited, group, expected) => {
  expect(mayPrefetch({ viewer, isLimited, group })).toBe(expected);
});

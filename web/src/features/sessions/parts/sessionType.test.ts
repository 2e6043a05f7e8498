import { expect, it } from 'vitest';
import { sessionType } from './sessionType';

it.each([
  [true, false, 'partner'],
  [false, false, 'non_partner'],
  [true, true, 'mweb'],
  [false, true, 'mweb'],
])('of a partner (%s) on a phone (%s) is %s', (is_partner, isMobile, expected) => {
  expect(sessionType({ is_partner }, isMobile)).toBe(expected);
});

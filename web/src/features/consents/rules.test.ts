import { expect, it } from 'vitest';
import { ALLOW_ALL, isSame, mayTrackAds, REJECT_ALL, readConsent, writeConsent } from './rules';

it('keeps a choice in a cookie and reads nothing else from it', () => {
  for (const consent of [ALLOW_ALL, REJECT_ALL, { ...REJECT_ALL, analytic: true }]) {
    const written = writeConsent(consent, true);
    expect(written).toMatch(/; path=\/; max-age=31536000; samesite=lax; secure$/);
    expect(readConsent(`csrftoken=x; ${written.split(';')[0]}; a=b`)).toEqual(consent);
  }
  for (const cookies of [
    '',
    'cookie_consent=',
    'cookie_consent=11',
    'cookie_consent=112',
    'not_cookie_consent=111',
  ]) {
    expect(readConsent(cookies)).toBeNull();
  }
});

it('compares choices', () => {
  expect(isSame(ALLOW_ALL, { ...ALLOW_ALL })).toBe(true);
  expect(isSame(ALLOW_ALL, REJECT_ALL)).toBe(false);
  expect(isSame(REJECT_ALL, null)).toBe(false);
  expect(isSame(null, null)).toBe(true);
});

it.each([
  // restricted, consent, third-party marketing enabled, may track
  [true, null, true, false],
  [true, REJECT_ALL, true, false],
  [true, { ...REJECT_ALL, analytic: true }, true, false],
  [true, { ...REJECT_ALL, personalization: true, marketing: true }, true, false],
  [true, { ...ALLOW_ALL, marketing: false }, true, true],
  [true, ALLOW_ALL, false, false],
  [false, null, true, true],
  [false, null, false, false],
  [false, REJECT_ALL, true, false],
  [false, ALLOW_ALL, true, true],
])('restricted %s, consent %o, marketing %s: %s', (is_restricted, consent, enabled, expected) => {
  expect(mayTrackAds({ is_restricted }, consent, enabled)).toBe(expected);
});

it('allows all three uses with one press, and none with the other', () => {
  const uses = ['personalization', 'analytic', 'marketing'];
  expect(ALLOW_ALL).toEqual(Object.fromEntries(uses.map((use) => [use, true])));
  expect(REJECT_ALL).toEqual(Object.fromEntries(uses.map((use) => [use, false])));
});

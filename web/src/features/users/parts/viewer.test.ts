import { createAppStore } from 'app/store';
import { navigated } from 'lib/history';
import { describe, expect, it } from 'vitest';
import { session, viewer } from '../../../test-views';
import {
  type SessionState,
  sessionRefreshed,
  sessionSlice,
  unauthPinSaved,
  viewerChanged,
} from './viewer';

const { reducer } = sessionSlice;

const limited = (email: string, first_name: string): SessionState => ({
  isAuthenticated: true,
  loginState: 'LIMITED_LOGIN',
  user: null,
  limited: {
    email,
    first_name,
    has_password: true,
    image_medium_url: null,
    connected_to_facebook: false,
    connected_to_google: false,
  },
});

describe('who probably looks', () => {
  it.each([
    ['both', 'ada@pins.test', 'Ada', true],
    ['an e-mail address alone', 'ada@pins.test', '', false],
    ['a first name alone', '', 'Ada', false],
    ['neither', '', '', false],
  ])('is kept with %s: %s %s', (_, email, firstName, kept) => {
    const carried = limited(email, firstName);
    const expected = kept ? carried.limited : null;
    expect(createAppStore(carried, 'browser').getState().session.limited).toEqual(expected);
    expect(reducer(session(), sessionRefreshed(carried)).limited).toEqual(expected);
  });
});

const visit = (address: string) => navigated({ action: 'PUSH', to: { key: 'k', address } });

describe('the session', () => {
  const ada = session(viewer());
  it.each<[string, SessionState, Parameters<typeof reducer>[1], SessionState]>([
    [
      'follows what viewers change about themselves',
      ada,
      viewerChanged({ first_name: 'Ada', has_quicksave_board: true }),
      session(viewer({ first_name: 'Ada', has_quicksave_board: true })),
    ],
    [
      'has nothing to change for a visitor',
      session(),
      viewerChanged({ first_name: 'Ada' }),
      session(),
    ],
    [
      'is asked anew, and keeps what the browser adds',
      { ...session(), isPwa: true, isPaidTraffic: true, hasSavedUnauthPin: true },
      sessionRefreshed(ada),
      { ...ada, isPwa: true, isPaidTraffic: true, hasSavedUnauthPin: true },
    ],
    ['knows of a pin saved', ada, unauthPinSaved(), { ...ada, hasSavedUnauthPin: true }],
    ['knows paid traffic', ada, visit('/pin/1/?utm_pai=7'), { ...ada, isPaidTraffic: true }],
    [
      'knows paid traffic without a value',
      ada,
      visit('/?utm_pai'),
      { ...ada, isPaidTraffic: true },
    ],
    ['takes no other word for it', ada, visit('/?utm_paid=1'), ada],
    [
      'knows the home screen',
      ada,
      visit('/?a=b&utm_source=homescreen_icon'),
      { ...ada, isPwa: true },
    ],
    ['takes no other source for it', ada, visit('/?utm_source=homescreen_icons'), ada],
  ])('%s', (_, before, action, after) => {
    expect(reducer(before, action)).toEqual(after);
  });
});

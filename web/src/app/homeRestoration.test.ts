import {
  createHomeRestoration,
  RESTORED_MS,
  RESTORED_SHORT_MS,
  restoredMs,
} from 'app/homeRestoration';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const home = { pathname: '/', key: 'h' };
const pin = { pathname: '/pin/1/', key: 'p' };

it.each([
  [{}, 150_000],
  [{ home_feed_restoration: 'control' }, 150_000],
  [{ home_feed_restoration: 'enabled_1_minute' }, 60_000],
  [{ another: 'enabled_1_minute' }, 150_000],
])('with %j the home feed can be restored for %d ms', (experiments, expected) => {
  expect(restoredMs(experiments)).toBe(expected);
});

describe.each([RESTORED_MS, RESTORED_SHORT_MS])('the home feed of %d ms', (lasts) => {
  let time = 0;
  const drop = vi.fn();
  let restoration = createHomeRestoration({ now: () => time, restoredMs: lasts, drop });

  beforeEach(() => {
    time = 0;
    drop.mockClear();
    restoration = createHomeRestoration({ now: () => time, restoredMs: lasts, drop });
    restoration.arrived(home, null);
    restoration.arrived(pin, home);
  });

  it('is restored with its scroll position for a short while', () => {
    const before = restoration.scrollKey(home);
    time = lasts - 1;
    expect(restoration.scrollKey({ pathname: '/homefeed/', key: 'new' })).toBe(before);
    expect(drop).not.toHaveBeenCalled();
  });

  it('begins again after that', () => {
    const before = restoration.scrollKey(home);
    time = lasts;
    expect(restoration.scrollKey({ pathname: '/', key: 'new' })).not.toBe(before);
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('is always restored on the way back', () => {
    const before = restoration.scrollKey(home);
    time = lasts * 10;
    expect(restoration.scrollKey(home)).toBe(before);
    expect(drop).not.toHaveBeenCalled();
  });

  it('counts from the last time it was left', () => {
    time = lasts - 1;
    restoration.arrived({ pathname: '/', key: 'again' }, pin);
    restoration.arrived(pin, { pathname: '/', key: 'again' });
    time += lasts - 1;
    restoration.scrollKey({ pathname: '/', key: 'third' });
    expect(drop).not.toHaveBeenCalled();
  });

  it('leaves the keys of other pages alone', () => {
    expect(restoration.scrollKey(pin)).toBe('p');
  });
});

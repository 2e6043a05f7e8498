import { createHomeRestoration, RESTORED_MS } from 'app/homeRestoration';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const home = { pathname: '/', key: 'h' };
const pin = { pathname: '/pin/1/', key: 'p' };

describe('the home feed', () => {
  let time = 0;
  const drop = vi.fn();
  let restoration = createHomeRestoration({ now: () => time, drop });

  beforeEach(() => {
    time = 0;
    drop.mockClear();
    restoration = createHomeRestoration({ now: () => time, drop });
    restoration.arrived(home, null);
    restoration.arrived(pin, home);
  });

  it('is restored with its scroll position for a short while', () => {
    const before = restoration.scrollKey(home);
    time = RESTORED_MS - 1;
    expect(restoration.scrollKey({ pathname: '/homefeed/', key: 'new' })).toBe(before);
    expect(drop).not.toHaveBeenCalled();
  });

  it('begins again after that', () => {
    const before = restoration.scrollKey(home);
    time = RESTORED_MS;
    expect(restoration.scrollKey({ pathname: '/', key: 'new' })).not.toBe(before);
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('is always restored on the way back', () => {
    const before = restoration.scrollKey(home);
    time = RESTORED_MS * 10;
    expect(restoration.scrollKey(home)).toBe(before);
    expect(drop).not.toHaveBeenCalled();
  });

  it('counts from the last time it was left', () => {
    time = RESTORED_MS - 1;
    restoration.arrived({ pathname: '/', key: 'again' }, pin);
    restoration.arrived(pin, { pathname: '/', key: 'again' });
    time += RESTORED_MS - 1;
    restoration.scrollKey({ pathname: '/', key: 'third' });
    expect(drop).not.toHaveBeenCalled();
  });

  it('leaves the keys of other pages alone', () => {
    expect(restoration.scrollKey(pin)).toBe('p');
  });
});

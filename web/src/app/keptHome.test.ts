import { createHomeKeeper, KEPT_MS } from 'app/keptHome';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const home = { pathname: '/', key: 'h' };
const pin = { pathname: '/pin/1/', key: 'p' };

describe('the kept home feed', () => {
  let time = 0;
  const drop = vi.fn();
  let keeper = createHomeKeeper({ now: () => time, drop });

  beforeEach(() => {
    time = 0;
    drop.mockClear();
    keeper = createHomeKeeper({ now: () => time, drop });
    keeper.arrived(home, null);
    keeper.arrived(pin, home);
  });

  it('is kept with its place for a short while', () => {
    const before = keeper.scrollKey(home);
    time = KEPT_MS - 1;
    expect(keeper.scrollKey({ pathname: '/homefeed/', key: 'new' })).toBe(before);
    expect(drop).not.toHaveBeenCalled();
  });

  it('begins again after that', () => {
    const before = keeper.scrollKey(home);
    time = KEPT_MS;
    expect(keeper.scrollKey({ pathname: '/', key: 'new' })).not.toBe(before);
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('is always kept on the way back', () => {
    const before = keeper.scrollKey(home);
    time = KEPT_MS * 10;
    expect(keeper.scrollKey(home)).toBe(before);
    expect(drop).not.toHaveBeenCalled();
  });

  it('counts from the last time it was left', () => {
    time = KEPT_MS - 1;
    keeper.arrived({ pathname: '/', key: 'again' }, pin);
    keeper.arrived(pin, { pathname: '/', key: 'again' });
    time += KEPT_MS - 1;
    keeper.scrollKey({ pathname: '/', key: 'third' });
    expect(drop).not.toHaveBeenCalled();
  });

  it('leaves the keys of other places alone', () => {
    expect(keeper.scrollKey(pin)).toBe('p');
  });
});

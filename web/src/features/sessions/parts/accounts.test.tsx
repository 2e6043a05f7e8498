import { beforeEach, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./accounts');
};

beforeEach(() => localStorage.clear());

it('keeps which accounts are logged in, with their group', async () => {
  const { accountsListed, accountLoggedOut, forgetAccount, knownAccounts } = await load();
  accountsListed(['1', '2'], '77');
  expect(JSON.parse(localStorage.getItem('accounts') ?? '')).toEqual({
    1: { logged_in: true },
    2: { logged_in: true },
  });
  expect(localStorage.getItem('accounts_group_id')).toBe('"77"');
  accountsListed(['2'], '77');
  expect(knownAccounts()).toEqual({ 1: { logged_in: false }, 2: { logged_in: true } });
  accountLoggedOut('2');
  expect(knownAccounts()['2']).toEqual({ logged_in: false });
  accountsListed(['1', '2'], '77');
  accountLoggedOut(null);
  expect(Object.values(knownAccounts()).some(({ logged_in }) => logged_in)).toBe(false);
  forgetAccount('1');
  expect(Object.keys(knownAccounts())).toEqual(['2']);
});

it.each(['7', '[1]', '{"x":{"logged_in":true}}', '{"1":{"logged_in":"yes"}}', 'nonsense'])(
  'makes nothing of %s',
  async (found) => {
    localStorage.setItem('accounts', found);
    const { knownAccounts } = await load();
    expect(knownAccounts()).toEqual({});
  },
);

it('loads the page anew when another tab acts as another account', async () => {
  // The browser has nothing better to do.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const { knownAccounts } = await load();
  const { followViewer } = await import('./followViewer');
  const reload = vi.fn<() => void>();
  followViewer('1', { location: { reload } as unknown as Location });
  expect(localStorage.getItem('viewer_id')).toBe('1');
  await vi.waitFor(() => expect(knownAccounts()).not.toEqual({}));
  vi.unstubAllGlobals();
  expect(knownAccounts()).toEqual({ 1: { logged_in: true } });
  const heard = () => window.dispatchEvent(new StorageEvent('storage', { key: 'viewer_id' }));
  heard();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).not.toHaveBeenCalled();
  localStorage.setItem('viewer_id', '2');
  heard();
  expect(reload).toHaveBeenCalledOnce();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(2);
});

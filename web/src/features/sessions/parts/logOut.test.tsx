import { call } from 'lib/call';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), call: vi.fn() }));

const assign = vi.fn<(to: string) => void>();
const server = vi.mocked(call);
const FAILURE = { error: { status: 500, key: 'Internal', message: 'Oops' } };

/** The flag lives as long as the page; each test has a page of its own. */
const page = async () => {
  vi.resetModules();
  return (await import('./logOut')).logOut;
};

beforeEach(() => {
  localStorage.clear();
  server.mockReset().mockResolvedValue({ data: {}, bookmark: null } as never);
  assign.mockReset();
  vi.stubGlobal('location', { assign, pathname: '/', search: '' });
});

it('ends the session, keeps what is the browser’s, and goes home', async () => {
  const deleted = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true);
  vi.stubGlobal('caches', { keys: async () => ['pages'], delete: deleted });
  localStorage.setItem('theme', '"dark"');
  localStorage.setItem('accounts', '{"1":{"logged_in":true},"2":{"logged_in":true}}');
  localStorage.setItem('viewer_id', '1');
  // Without it this page, which is still there, would hand the session over that has ended.
  localStorage.setItem('shared_session', '"1"');
  localStorage.setItem('recent-searches', '["oak"]');
  sessionStorage.setItem('draft', 'x');
  const logOut = await page();
  const { untilSessionEnds } = await import('lib/sessionEnd');
  await logOut();
  expect(untilSessionEnds().aborted).toBe(true);
  expect(server.mock.calls[0]?.slice(0, 3)).toEqual([
    'UserSessionResource',
    'delete',
    { disable_auth_failure_redirect: true, user_id: null },
  ]);
  expect({ ...localStorage }).toEqual({
    theme: '"dark"',
    accounts: '{"1":{"logged_in":false},"2":{"logged_in":false}}',
    viewer_id: '',
    shared_session: '"1"',
  });
  expect(sessionStorage).toHaveLength(0);
  expect(deleted).toHaveBeenCalledWith('pages');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

it('ends one account and leaves the others', async () => {
  localStorage.setItem('accounts', '{"1":{"logged_in":true},"2":{"logged_in":true}}');
  const logOut = await page();
  await logOut({ account: '1', redirectTo: '/settings/' });
  expect(server.mock.calls[0]?.[2]).toMatchObject({ user_id: '1' });
  expect(JSON.parse(localStorage.getItem('accounts') ?? '')).toEqual({
    1: { logged_in: false },
    2: { logged_in: true },
  });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/settings/');
});

it('skips a failed authentication while a log-out is in progress', async () => {
  const logOut = await page();
  const first = logOut();
  await logOut({ reason: 'authentication_failed', redirectTo: '/login/' });
  await first;
  expect(server).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

it('logs out for a failed authentication when none is in progress', async () => {
  const logOut = await page();
  await logOut({ reason: 'authentication_failed', redirectTo: '/login/' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login/');
});

describe('a call that was refused for want of a session', () => {
  const accounts = (...ids: string[]) =>
    ({ data: { session_accounts: ids.map((id) => ({ id })) }, bookmark: null }) as never;

  it.each([
    ['ends the page where the browser has none', accounts(), '/login/?next=/'],
    ['ends nothing where another one has replaced it', accounts('2'), null],
  ])('%s', async (_, answer, leadsTo) => {
    server.mockResolvedValueOnce(answer);
    await page();
    const { logOutExpired } = await import('./logOut');
    await logOutExpired('/login/?next=/');
    const asked = server.mock.calls.map(([resource, verb]) => `${resource}/${verb}`);
    expect(asked[0]).toBe('UserSessionResource/get');
    expect(asked.slice(1)).toEqual(leadsTo ? ['UserSessionResource/delete'] : []);
    expect(assign.mock.calls).toEqual(leadsTo ? [[leadsTo]] : []);
  });

  it('ends nothing while the page’s session is being replaced, and does when it was not', async () => {
    server.mockResolvedValueOnce(accounts());
    await page();
    const { logOutExpired } = await import('./logOut');
    const { endSession, sessionGoesOn } = await import('lib/sessionEnd');
    endSession();
    await logOutExpired('/login/');
    expect(server).not.toHaveBeenCalled();
    sessionGoesOn();
    await logOutExpired('/login/');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login/');
  });
});

it('throws the failure, keeps everything, and takes the flag back', async () => {
  localStorage.setItem('recent-searches', '["oak"]');
  server.mockResolvedValueOnce(FAILURE as never);
  const logOut = await page();
  await expect(logOut()).rejects.toMatchObject({ key: 'Internal' });
  expect(localStorage.getItem('recent-searches')).toBe('["oak"]');
  expect(assign).not.toHaveBeenCalled();
  await logOut({ reason: 'authentication_failed' });
  expect(assign).toHaveBeenCalledOnce();
});

it.each([
  [true, 'ignores'],
  [false, 'throws'],
])('with logoutOnAbort %s %s a call that is given up', async (logoutOnAbort) => {
  server.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
  const logOut = await page();
  const outcome = logOut({ logoutOnAbort }).then(
    () => 'ignored',
    () => 'thrown',
  );
  expect(await outcome).toBe(logoutOnAbort ? 'ignored' : 'thrown');
  expect(assign).not.toHaveBeenCalled();
  await logOut({ reason: 'authentication_failed' });
  expect(assign).toHaveBeenCalledOnce();
});

it('has told what there is before the session ends, and goes on when it does not', async () => {
  const logOut = await page();
  const { tellBeforeEnd } = await import('lib/sessionEnd');
  const steps: string[] = [];
  let told = () => {};
  tellBeforeEnd({
    pause: () => {
      steps.push('paused');
      return new Promise((resolve) => {
        told = resolve;
      });
    },
    resume: () => steps.push('resumed'),
  });
  server.mockImplementation((async () => {
    steps.push('asked');
    return FAILURE;
  }) as never);
  const outcome = logOut().catch(() => steps.push('failed'));
  await Promise.resolve();
  expect(steps).toEqual(['paused']);
  told();
  await outcome;
  expect(steps).toEqual(['paused', 'asked', 'resumed', 'failed']);
});

it('waits a second at most for what is told before', async () => {
  vi.useFakeTimers();
  const logOut = await page();
  const { tellBeforeEnd } = await import('lib/sessionEnd');
  tellBeforeEnd({ pause: () => new Promise(() => {}), resume: () => {} });
  const outcome = logOut();
  await vi.advanceTimersByTimeAsync(999);
  expect(server).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(assign).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

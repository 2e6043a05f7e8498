import { tellAfterwards } from 'app/afterwards';
import { prove } from 'features/captchas/parts/prove';
import { noticeScroll } from 'features/signups/parts/behavior';
import type { AppData } from 'lib/appData';
import { callRest, callUntyped, type Outcome } from 'lib/call';
import { callSibling } from 'lib/callSibling';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewer } from '../test-views';

vi.mock('features/captchas/parts/prove', () => ({ prove: vi.fn(async () => 'proof') }));
vi.mock('features/signups/parts/behavior', () => ({ noticeScroll: vi.fn() }));
vi.mock('lib/callSibling', () => ({ callSibling: vi.fn() }));
vi.mock('lib/call', async (real) => ({
  ...(await real<object>()),
  callRest: vi.fn(),
  callUntyped: vi.fn(),
}));

const THERE = 'https://magpie.example.de';

const page = (over: Partial<AppData> = {}) =>
  ({
    brand: { siblings: [] as string[] },
    captcha: { verifier: 'off' },
    isMobile: false,
    ...over,
  }) as AppData;

const two = (isMobile: boolean) =>
  page({ isMobile, brand: { siblings: [window.location.origin, THERE] } as AppData['brand'] });

/** What was told at the REST door: method, address, body. */
const told = () => vi.mocked(callRest).mock.calls.map((call) => call.slice(0, 3));

/** Each test is another account: what was told of one is kept in the browser. */
let accounts = 100;
let ada = viewer();

beforeEach(() => {
  accounts += 1;
  ada = viewer({ id: String(accounts) });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.mocked(callUntyped).mockResolvedValue({ data: 'token', bookmark: null } as Outcome<unknown>);
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function tell(...told: Parameters<typeof tellAfterwards>) {
  const telling = tellAfterwards(...told);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2_000);
  await telling;
}

describe('the delayed verify call', () => {
  it.each([
    ['off', {}, 0],
    ['proof_of_work', { recaptcha_token: 'proof' }, 1],
    ['recaptcha', { recaptcha_token: 'proof' }, 1],
  ])('is sent with the verifier %s as %j', async (verifier, body, proofs) => {
    const captcha = { verifier } as AppData['captcha'];
    await tell(ada, page({ captcha }));
    expect(told()).toContainEqual(['PUT', '/v3/sessions/verify/', body]);
    expect(prove).toHaveBeenCalledTimes(proofs);
  });

  it('is sent once for a log-in, and never by a visitor', async () => {
    await tell(ada, page());
    await tell(ada, page());
    await tell(null, page());
    const verified = told().filter(([, path]) => path === '/v3/sessions/verify/');
    expect(verified).toHaveLength(1);
  });

  it('is sent by the next page when it was given up on its way', async () => {
    vi.mocked(callRest).mockRejectedValueOnce(new DOMException('another session', 'AbortError'));
    const { verifySession } = await import('features/captchas/parts/verifySession');
    const verifying = verifySession(ada.id, page().captcha);
    await expect(verifying).rejects.toThrow('another session');
    await tell(ada, page());
    expect(told().filter(([, path]) => path === '/v3/sessions/verify/')).toHaveLength(2);
  });

  it('is given up when the session ends, and not sent after that', async () => {
    vi.resetModules();
    const { tellAfterwards } = await import('app/afterwards');
    const { endSession } = await import('lib/sessionEnd');
    const telling = tellAfterwards(ada, page());
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2_000);
    await telling;
    const [, , , signal] = vi.mocked(callRest).mock.lastCall ?? [];
    expect(signal?.aborted).toBe(false);
    endSession();
    expect(signal?.aborted).toBe(true);
    vi.mocked(callRest).mockClear();
    const again = tellAfterwards(viewer({ id: 'another' }), page());
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2_000);
    await again;
    expect(told().map(([, path]) => path)).not.toContain('/v3/sessions/verify/');
  });
});

describe('the session at another name of the host', () => {
  it.each([
    [true, false, 'partner'],
    [true, true, 'mweb'],
  ])('of a partner (%s) on a phone (%s) is %s', async (is_partner, isMobile, session_type) => {
    await tell({ ...ada, is_partner }, two(isMobile));
    const asked = {
      url: '/vx/users/cctld_token/',
      data: { session_type },
      ignore_bookmark: true,
    };
    expect(callUntyped).toHaveBeenCalledExactlyOnceWith('ApiResource', 'create', asked);
    const sent = [THERE, '/vx/users/cctld_session/', { token: 'token' }];
    expect(vi.mocked(callSibling).mock.calls).toEqual([sent]);
  });

  it('is asked for once for a log-in, and not for a visitor', async () => {
    await tell(ada, two(false));
    await tell(ada, two(false));
    expect(callUntyped).toHaveBeenCalledTimes(1);
    await tell(null, two(false));
    expect(callUntyped).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['a visitor', null, [[window]]],
  ['a user', viewer(), []],
])('waits for the first scroll of %s', async (_, looking, waits) => {
  await tell(looking, page());
  expect(vi.mocked(noticeScroll).mock.calls).toEqual(waits);
});

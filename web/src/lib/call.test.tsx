import { call, callRest } from 'lib/call';
import { requestContext } from 'lib/requestContext';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();

function answer(body: unknown, status = 200, headers: Record<string, string> = {}): void {
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status, headers }));
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands for the server, which sets it
  document.cookie = 'csrftoken=abc%3D';
  window.history.replaceState(null, '', '/pin/1/?a=b');
  requestContext.begin({
    appVersion: '7',
    handler: () => 'pin/[id]',
    now: () => 42,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('call', () => {
  it('reads by GET with the options as JSON', async () => {
    answer({ resource_response: { data: { id: '1' }, bookmark: 'next' } });
    const outcome = await call('PinResource', 'get', { id: '1' });
    expect(outcome).toEqual({ data: { id: '1' }, bookmark: 'next' });
    const [address, init] = fetched.mock.calls[0] ?? [];
    const asked = new URL(String(address), 'http://here');
    expect(asked.pathname).toBe('/resource/PinResource/get/');
    expect(asked.searchParams.get('source_url')).toBe('/pin/1/?a=b');
    expect(JSON.parse(asked.searchParams.get('data') ?? '')).toEqual({
      options: { id: '1' },
      context: {},
    });
    expect(Object.fromEntries(init?.headers as Headers)).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'x-csrftoken': 'abc=',
      'x-app-version': '7',
      'x-pinterest-appstate': 'active',
      'x-pinterest-pws-handler': 'pin/[id]',
      'x-pinterest-source-url': '/pin/1/?a=b',
    });
  });

  it('writes by POST with a form', async () => {
    answer({ resource_response: { data: { id: '2' } } });
    await call('BoardResource', 'create', { name: 'Trees' });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/resource/BoardResource/create/');
    expect(init?.method).toBe('POST');
    const form = init?.body as URLSearchParams;
    expect(JSON.parse(form.get('data') ?? '').options).toEqual({
      name: 'Trees',
    });
  });

  it.each([
    ['a small write', 'x', true],
    ['a long one', 'x'.repeat(9000), false],
  ])('%s outlives the page or not', async (_, name, keepalive) => {
    answer({ resource_response: { data: { id: '2' } } });
    await call('BoardResource', 'create', { name });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive });
  });

  it('does not keep reads for a page that was left', async () => {
    answer({ resource_response: { data: { id: '1' } } });
    await call('PinResource', 'get', { id: '1' });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: false });
  });

  it('hands the error on as the protocol says it', async () => {
    const error = {
      api_error_code: 5002,
      message: 'You already have a board with this name.',
      extraData: { key: 'board_name_taken', field: 'name' },
    };
    answer({ resource_response: { status: 'failure', data: null, error } }, 409, {
      'Retry-After': '3',
    });
    expect(await call('BoardResource', 'create', { name: 'x' })).toEqual({
      error: {
        status: 409,
        code: 5002,
        key: 'board_name_taken',
        field: 'name',
        message: 'You already have a board with this name.',
        mfaWays: [],
        duplicates: [],
        retryAfter: 3,
      },
    });
  });

  it.each([
    ['no JSON', new Response('<html>', { status: 502 }), 502],
    ['JSON of another kind', new Response('[1]', { status: 500 }), 500],
    ['a success without an envelope', new Response('null', { status: 200 }), 200],
  ])('says sorry for %s', async (_name, response, status) => {
    fetched.mockResolvedValue(response);
    expect(await call('PinResource', 'get', { id: '1' })).toMatchObject({
      error: { status, message: 'Sorry! Something went wrong on our end!' },
    });
  });

  it('has no status when no answer came', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    expect(await call('PinResource', 'get', { id: '1' })).toMatchObject({
      error: { status: null, key: 'no_answer' },
    });
  });
});

it('reads the envelope of the REST door', async () => {
  answer({ status: 'success', data: { username: 'mia' } });
  expect(await callRest('GET', '/v3/users/me/')).toEqual({
    data: { username: 'mia' },
    bookmark: null,
  });
});

it('notices once that the server has another version', async () => {
  const told = vi.fn();
  let time = 42;
  requestContext.begin({ appVersion: '7', handler: () => 'index', now: () => time });
  requestContext.whenStale(told);
  const seen = [];
  for (const version of ['7', '8', '8', '7', '9']) {
    answer({ data: 1 }, 200, { 'X-App-Version': version });
    await callRest('GET', '/v3/users/me/');
    seen.push([requestContext.staleSince(), told.mock.calls.length]);
    time += 1;
  }
  expect(seen).toEqual([
    [null, 0],
    [43, 1],
    [43, 1],
    [43, 1],
    [43, 1],
  ]);
  // Who asks later is told at once.
  const late = vi.fn();
  requestContext.whenStale(late);
  expect(late).toHaveBeenCalledOnce();
});

it.each([
  ['EmailVerificationRequired', 1],
  ['NotAllowed', 0],
])('tells of a write that is refused for %s', async (key, times) => {
  const told = vi.fn();
  const end = requestContext.whenUnverified(told);
  answer({ error: { api_error_code: 1, message: 'No.', extraData: { key } } }, 403);
  await callRest('POST', '/v3/users/email/verify/resend/');
  end();
  expect(told).toHaveBeenCalledTimes(times);
});

import { VIEWER_KEY } from 'features/sessions/parts/followViewer';
import { call } from 'lib/call';
import { LONG_MS } from 'lib/eventLog';
import { requestContext } from 'lib/requestContext';
import { pauseTelling } from 'lib/sessionEnd';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activityLog, beginLog } from './activityLog';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), call: vi.fn() }));

const server = vi.mocked(call);
const FORBIDDEN = { personalization: true, analytic: false, marketing: true };
const EVENT = { event_type: 8001, view_type: 1, object_id_str: '5' };

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 });
  server.mockReset().mockResolvedValue({ data: {}, bookmark: null } as never);
  window.localStorage.setItem(VIEWER_KEY, '1');
  activityLog.resume();
  beginLog({ id: '1', cookie_consent: null });
  return async () => {
    await activityLog.flush();
    vi.useRealTimers();
  };
});

it('sends events to the server’s log, with the time of the batch', async () => {
  activityLog.log(EVENT);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(server).toHaveBeenCalledExactlyOnceWith('ApiCResource', 'create', {
    events: [
      {
        ...EVENT,
        time: 5_000,
        appState: 'active',
        clientUUID: expect.stringMatching(/^[0-9a-f-]{32,36}$/),
      },
    ],
    report_time: 5_000 + LONG_MS,
  });
});

it.each([
  ['no answer', { key: 'no_answer', status: null }, 2],
  ['a server that has too much to do', { key: 'RateLimited', status: 429 }, 2],
  ['a server that failed', { key: 'Internal', status: 500 }, 2],
  ['a refusal', { key: 'InvalidInput', status: 400 }, 1],
])('after %s', async (_name, error, times) => {
  const { NO_ANSWER } = await import('lib/errors');
  const key = error.key === 'no_answer' ? NO_ANSWER : error.key;
  server.mockResolvedValueOnce({ error: { ...error, key } } as never);
  activityLog.log(EVENT);
  await vi.advanceTimersByTimeAsync(2 * LONG_MS);
  expect(server).toHaveBeenCalledTimes(times);
});

describe('a server that has another version', () => {
  const PAGE = { appVersion: '7', handler: () => 'index', now: () => 5_000 };

  beforeEach(() => requestContext.begin(PAGE));

  it('is told of once, however often it answers', async () => {
    requestContext.sawVersion('7');
    for (const version of ['8', '8', '9']) requestContext.sawVersion(version);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    requestContext.sawVersion('9');
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(server).toHaveBeenCalledExactlyOnceWith('ApiCResource', 'create', {
      events: [expect.objectContaining({ event_type: 8002, time: 5_000 })],
      report_time: 5_000 + LONG_MS,
    });
  });

  it.each([
    ['the user forbade it', () => beginLog({ id: '1', cookie_consent: FORBIDDEN })],
    ['the session is about to end', () => void pauseTelling()],
  ])('is not told of when %s', async (_name, before) => {
    before();
    requestContext.sawVersion('8');
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(server).not.toHaveBeenCalled();
  });
});

it('tells nothing as another account, to which another tab has changed', async () => {
  activityLog.log(EVENT);
  window.localStorage.setItem(VIEWER_KEY, '2');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(server).not.toHaveBeenCalled();
});

it.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      spy.mockRestore();
    },
  ],
  ['the session is about to end', () => void pauseTelling()],
])('tells at once when %s', (_name, end) => {
  activityLog.log(EVENT);
  end();
  expect(server).toHaveBeenCalledOnce();
});

it.each([
  ['allowed', true, 1],
  ['forbade', false, 0],
])('tells of a user who %s it so', async (_name, analytic, times) => {
  const chosen = { personalization: true, analytic, marketing: true };
  beginLog({ id: '1', cookie_consent: chosen });
  activityLog.log(EVENT);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(server).toHaveBeenCalledTimes(times);
});

describe('a visitor', () => {
  const keep = (choice: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the app keeps it
    document.cookie = `cookie_consent=${choice}; path=/`;
  };

  beforeEach(() => {
    window.localStorage.setItem(VIEWER_KEY, '');
    return () => keep('; max-age=0');
  });

  it.each([
    ['chose nothing yet', '', 0],
    ['rejected it', '101', 0],
    ['allows it', '010', 1],
  ])('who %s', async (_name, choice, times) => {
    keep(choice);
    beginLog(null);
    activityLog.log(EVENT);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(server).toHaveBeenCalledTimes(times);
  });

  it('is told of without what they searched for, and nothing any more once they reject it', async () => {
    keep('010');
    beginLog(null);
    const words = { view_data: { handler: 'index' }, event_data: { a: 1 } };
    activityLog.log({ ...EVENT, ...words, aux_data: { search_query: 'oak' } });
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(server).toHaveBeenCalledExactlyOnceWith('ApiCResource', 'create', {
      events: [{ ...EVENT, time: 5_000, appState: 'active', clientUUID: expect.any(String) }],
      report_time: 5_000 + LONG_MS,
    });
    keep('000');
    activityLog.log(EVENT);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(server).toHaveBeenCalledOnce();
  });

  it('is told of no more when another tab signed in', async () => {
    keep('010');
    beginLog(null);
    activityLog.log(EVENT);
    window.localStorage.setItem(VIEWER_KEY, '2');
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(server).not.toHaveBeenCalled();
  });
});

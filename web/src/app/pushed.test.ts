import { expect, it, vi } from 'vitest';
import { listen, type WorkerScope } from './pushed';

const ORIGIN = 'https://magpie.example';

/** A worker, with the addresses of these windows open. */
function worker(...open: string[]) {
  const heard: Record<string, (event: object) => void> = {};
  const windows = open.map((path) => ({ url: `${ORIGIN}${path}`, focus: vi.fn() }));
  const scope = {
    addEventListener: (name: string, hear: (event: object) => void) => {
      heard[name] = hear;
    },
    skipWaiting: vi.fn(async () => undefined),
    location: { origin: ORIGIN },
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async () => null) },
  };
  listen(scope as unknown as WorkerScope);
  const happen = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => {
      done = work;
    };
    heard[name]?.({ ...event, waitUntil });
    await done;
  };
  const push = (said: unknown) => happen('push', { data: { json: () => said } });
  const press = async (data: unknown) => {
    const close = vi.fn();
    await happen('notificationclick', { notification: { data, close } });
    expect(close).toHaveBeenCalledOnce();
  };
  return { heard, scope, windows, push, press };
}

it('shows what is pushed, one after the other', async () => {
  const { scope, push } = worker();
  const comment = { words: 'Ada commented on your pin', path: '/pin/7/?comment=8', tag: 'comment' };
  await push({ news: [comment, { words: 'Ada wrote', path: '/messages/7/', tag: 'message' }] });
  expect(scope.registration.showNotification.mock.calls).toEqual([
    [comment.words, { tag: 'comment', icon: '/apple-touch-icon.png', data: comment.path }],
    ['Ada wrote', { tag: 'message', icon: '/apple-touch-icon.png', data: '/messages/7/' }],
  ]);
});

it.each([[null], [{}], [{ news: [] }], [{ news: [{ words: 7, path: '/', tag: 'a' }] }]])(
  'shows nothing of %j',
  async (said) => {
    const { scope, push } = worker();
    await push(said);
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
  },
);

it('opens the page of what is pressed, where it is open already', async () => {
  const { scope, windows, press } = worker('/', '/pin/7/');
  await press('/pin/7/');
  expect(windows[1]?.focus).toHaveBeenCalledOnce();
  expect(scope.clients.openWindow).not.toHaveBeenCalled();
});

it.each([
  ['/pin/8/', `${ORIGIN}/pin/8/`],
  [undefined, `${ORIGIN}/`],
  ['https://elsewhere.example/', null],
  ['//elsewhere.example/', null],
])('of %s opens %s', async (path, expected) => {
  const { scope, press } = worker('/pin/7/');
  await press(path);
  expect(scope.clients.openWindow.mock.calls).toEqual(expected ? [[expected]] : []);
});

it('takes the place of an older worker, and hears no requests', () => {
  const { heard, scope } = worker();
  heard.install?.({});
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  expect(Object.keys(heard).sort()).toEqual(['install', 'notificationclick', 'push']);
});

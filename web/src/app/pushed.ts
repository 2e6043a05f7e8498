/**
 * What the service worker does with what is pushed: it shows it, and opens its page when it is
 * pressed. It keeps nothing, and stands between no page and the server.
 */

/** One notification, as crates/talk/src/notifications/push_news.rs writes it. */
interface Shown {
  words: string;
  path: string;
  tag: string;
}

/** An event that lasts as long as what it causes. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** Something is pushed. */
export interface PushEvent extends Lasting {
  data: { json(): unknown } | null;
}

/** A notification is pressed. */
export interface PressEvent extends Lasting {
  notification: { data: unknown; close(): void };
}

/** What of a service worker is needed (Service Workers §4, Push API §9, Notifications API §3). */
export interface WorkerScope {
  addEventListener(name: 'install', hear: () => void): void;
  addEventListener(name: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: PressEvent) => void): void;
  skipWaiting(): Promise<void>;
  location: { origin: string };
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  clients: {
    matchAll(options: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

/** Beside the words of every notification. */
const ICON = '/apple-touch-icon.png';

/** Has the worker show what is pushed. */
export function listen(scope: WorkerScope): void {
  // A newer worker does the same for all pages at once.
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, read(event))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event.notification.data));
  });
}

/** What was pushed; nothing of what is no news. */
function read({ data }: PushEvent): Shown[] {
  const said = data?.json() as { news?: Partial<Shown>[] } | null;
  return (said?.news ?? []).filter((one): one is Shown =>
    [one.words, one.path, one.tag].every((text) => typeof text === 'string'),
  );
}

async function show({ registration }: WorkerScope, news: Shown[]): Promise<void> {
  // One after the other, so that the latest is on top.
  for (const { words, path, tag } of news) {
    await registration.showNotification(words, { tag, icon: ICON, data: path });
  }
}

/** Opens the page where it is open already, or in a window of its own; never another host's. */
async function open({ clients, location }: WorkerScope, path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/', location.origin);
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => one.url === url.href);
  await (there ? there.focus() : clients.openWindow(url.href));
}

import type { Schema } from 'lib/call';
import { storedValue } from 'lib/storedValue';
import { findWorker, registerWorker } from './registerWorker';

/** What the browser says of its subscription to push messages. */
export type Subscribed = Schema['AddPushDevice'];

/**
 * What can be said of this browser: pages that come without HTTPS have no push messages
 * (`insecure`), some browsers have none (`unsupported`), its user blocked them (`blocked`), or was
 * told news here and is not any more (`lost`).
 */
export type DeviceState = 'insecure' | 'unsupported' | 'blocked' | 'lost' | 'on' | 'off';

/** Where the server was told that this browser is reached; empty where its user switched it off. */
export const toldEndpoint = storedValue('push-endpoint', (found) =>
  typeof found === 'string' ? found : '',
);

/** What hinders push messages in this browser, if something does. */
export function hindrance(): DeviceState | null {
  if (!window.isSecureContext) return 'insecure';
  const has = (name: string, where: object) => name in where;
  const isAble =
    has('serviceWorker', navigator) && has('PushManager', window) && has('Notification', window);
  if (!isAble) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** What can be said of this browser, where the server says whether it tells it news. */
export async function findState(isTold: boolean): Promise<DeviceState> {
  const hindered = hindrance();
  if (hindered) return hindered;
  const isOn = isTold && (await findEndpoint()) !== null;
  if (isOn) return 'on';
  return toldEndpoint.get() === '' ? 'off' : 'lost';
}

/** Where the browser is reached by its push service; null where it is not. */
export async function findEndpoint(): Promise<string | null> {
  if (Notification.permission !== 'granted') return null;
  const worker = await findWorker();
  const subscription = await worker?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Subscribes the browser for messages that are signed with this key; it asks its user first,
 * where it does not know their mind. Null where they do not allow it. Throws where the browser
 * does not reach its push service.
 */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registerWorker();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(wanted).catch(async (cause: unknown) => {
    // The host has another key than the browser knows it by.
    const known = cause instanceof DOMException && cause.name === 'InvalidStateError';
    const old = known ? await pushManager.getSubscription() : null;
    if (!old) throw cause;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

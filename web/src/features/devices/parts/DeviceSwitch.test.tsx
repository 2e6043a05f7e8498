import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { DeviceSwitch } from './DeviceSwitch';
import { toldEndpoint } from './subscription';
import { useKeptDevice } from './useKeptDevice';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const ENDPOINT = 'https://push.example/7';
const told = { endpoint: ENDPOINT, p256dh: 'point', auth: 'secret' };
const subscription = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'point', auth: 'secret' } }),
  unsubscribe: vi.fn(async () => true),
};

/** A browser with push messages: what it was asked, and how it answers. */
const browser = {
  permission: 'default',
  asks: 'granted',
  subscribed: null as typeof subscription | null,
  subscribe: vi.fn(async (_options: object) => {
    browser.subscribed = subscription;
    return subscription;
  }),
  register: vi.fn(),
};

const registration = {
  pushManager: {
    subscribe: (options: object) => browser.subscribe(options),
    getSubscription: async () => browser.subscribed,
  },
};

beforeEach(() => {
  Object.assign(browser, { permission: 'default', asks: 'granted', subscribed: null });
  toldEndpoint.set('');
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.asks;
      return browser.permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: browser.register,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function show(isOn: boolean, door: Door = {}, part = <DeviceSwitch />) {
  return renderApp(part, {
    viewer: viewer(),
    door: {
      'PushDeviceResource/get': () => ({ key: 'host-key', is_on: isOn }),
      'PushDeviceResource/create': () => ({}),
      'PushDeviceResource/delete': () => ({}),
      ...door,
    },
  });
}

const control = () => screen.getByRole('switch', { name: 'On this device' });
const ready = () => waitFor(() => expect(control()).toBeEnabled());

it('is switched on: the browser asks its user, subscribes, and the server is told', async () => {
  const { calls, user } = show(false);
  await ready();
  expect(control()).not.toBeChecked();
  await user.click(control());
  await waitFor(() => expect(control()).toBeChecked());
  expect(browser.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  const wanted = { userVisibleOnly: true, applicationServerKey: 'host-key' };
  expect(browser.subscribe.mock.calls).toEqual([[wanted]]);
  expect(calls.at(-1)).toEqual({ name: 'PushDeviceResource/create', options: told });
  expect(toldEndpoint.get()).toBe(ENDPOINT);
});

it('is switched off, and the browser stays subscribed for its other accounts', async () => {
  Object.assign(browser, { permission: 'granted', subscribed: subscription });
  const { calls, user } = show(true);
  await waitFor(() => expect(control()).toBeChecked());
  await ready();
  await user.click(control());
  await waitFor(() => expect(control()).not.toBeChecked());
  expect(calls.at(-1)).toEqual({ name: 'PushDeviceResource/delete', options: {} });
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
});

it.each([
  ['without HTTPS', () => vi.stubGlobal('isSecureContext', false), /secure address alone/],
  [
    'in a browser that has no push messages',
    () => Reflect.deleteProperty(window, 'PushManager'),
    /This browser cannot/,
  ],
  [
    'where its user blocked them',
    () => Object.assign(browser, { permission: 'denied' }),
    /You blocked/,
  ],
])('%s cannot be switched, and says why', async (_where, hinder, words) => {
  hinder();
  show(false);
  expect(await screen.findByText(words)).toBeVisible();
  expect(control()).toBeDisabled();
});

it('says that the user blocked it when they do so now', async () => {
  browser.asks = 'denied';
  const { calls, user } = show(false);
  await ready();
  await user.click(control());
  expect(await screen.findByText(/You blocked/)).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['PushDeviceResource/get']);
});

it('says that what was on is not any more', async () => {
  Object.assign(browser, { permission: 'granted', subscribed: subscription });
  toldEndpoint.set(ENDPOINT);
  show(false);
  expect(await screen.findByText(/Nothing is shown here any more/)).toBeVisible();
  await ready();
  expect(control()).not.toBeChecked();
});

it('subscribes anew where the host has another key', async () => {
  Object.assign(browser, { permission: 'granted', subscribed: subscription });
  browser.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
  const { user } = show(false);
  await ready();
  await user.click(control());
  await waitFor(() => expect(control()).toBeChecked());
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

it('stays off where the push service or the server refuses', async () => {
  browser.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
  const refusal = failure({ key: 'InvalidInput', message: 'No.' });
  const { user } = show(false, { 'PushDeviceResource/create': () => refusal });
  await ready();
  await user.click(control());
  expect(await screen.findByText(/does not reach its push service/)).toBeVisible();
  await ready();
  await user.click(control());
  await ready();
  expect(control()).not.toBeChecked();
  expect(toldEndpoint.get()).toBe('');
});

function Kept() {
  useKeptDevice();
  return null;
}

it.each([
  ['that was never told news', '', true, 0],
  ['that is reached where it was', ENDPOINT, true, 0],
  ['that is reached elsewhere', 'https://push.example/6', true, 2],
  ['whose session began anew', 'https://push.example/6', false, 1],
])('of a browser %s the server is told where it is', async (_what, known, isOn, asked) => {
  Object.assign(browser, { permission: 'granted', subscribed: subscription });
  toldEndpoint.set(known);
  const { calls } = show(isOn, {}, <Kept />);
  await waitFor(() => expect(calls).toHaveLength(asked));
  await new Promise((done) => setTimeout(done, 20));
  expect(calls).toHaveLength(asked);
  if (asked === 2) {
    expect(calls.at(-1)).toEqual({ name: 'PushDeviceResource/create', options: told });
    await waitFor(() => expect(toldEndpoint.get()).toBe(ENDPOINT));
  }
});

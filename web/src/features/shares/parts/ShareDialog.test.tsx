import { screen, waitFor } from '@testing-library/react';
import type { PinDetail } from 'features/pins/api';
import type { Viewer } from 'features/users/api';
import { afterEach, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { board, pinDetail, viewer } from '../../../test-views';
import { ShareDialog } from './ShareDialog';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));
vi.mock('features/pins/parts/useWholePin', () => ({ useWholePin: (pin: unknown) => pin }));

const CODE = 'ShareCodeResource/create';
const SUGGESTIONS = 'ShareSuggestionsResource/get';

const writing = (over: Partial<Viewer> = {}) => viewer({ should_show_messaging: true, ...over });

function share(who: Viewer | null, door: Door = {}, over: Partial<PinDetail> = {}) {
  const onClose = vi.fn();
  const shown = renderApp(<ShareDialog pin={pinDetail(over)} onClose={onClose} />, {
    ...(who && { viewer: who }),
    door: {
      [CODE]: ({ invite_channel }: { invite_channel: number }) => ({
        invite_code: `way${invite_channel}`,
        invite_channel,
      }),
      [SUGGESTIONS]: () => ({ items: [] }),
      'PinShareResource/create': () => ({ pin_id: '900', share_count: 1 }),
      'PinQrResource/get': () => ({
        url: `${window.location.origin}/pin/900/`,
        qr: { size: 21, path: 'M0 0h7v1h-7z' },
      }),
      ...door,
    },
  });
  return { ...shown, onClose };
}

const plain = () => `${window.location.origin}/pin/900/`;
const mail = () => screen.getByRole('link', { name: 'Email' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('gives links of a user that say who sent them, each its way', async () => {
  const { calls } = share(writing());
  expect(await screen.findByText(`${plain()}sent/?invite_code=way1`)).toBeVisible();
  await waitFor(() =>
    expect(decodeURIComponent(mail().getAttribute('href') ?? '')).toContain(
      `${plain()}sent/?invite_code=way2`,
    ),
  );
  const asked = calls.filter(({ name }) => name === CODE).map(({ options }) => options);
  expect(asked).toEqual([{ invite_channel: 1 }, { invite_channel: 2 }]);
});

it('gives plain links where there is no code, without a word', async () => {
  const { calls } = share(writing(), {
    [CODE]: () => failure({ key: 'WriteBanned', message: 'You may not write.' }),
  });
  await waitFor(() => expect(calls.filter(({ name }) => name === CODE)).toHaveLength(2));
  expect(screen.getByText(plain())).toBeVisible();
  expect(screen.queryByText('You may not write.')).toBeNull();
});

it('shows visitors no people, and asks nothing', () => {
  const { calls } = share(null);
  expect(screen.getByText(plain())).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Send to people' })).toBeNull();
  expect(calls).toEqual([]);
});

it('shows none to users who write no messages', async () => {
  const { calls } = share(writing({ should_show_messaging: false }));
  await screen.findByText(`${plain()}sent/?invite_code=way1`);
  expect(screen.queryByRole('region', { name: 'Send to people' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain(SUGGESTIONS);
});

it('shows the address to a camera', async () => {
  const { onClose, user } = share(null);
  await user.click(screen.getByRole('button', { name: 'Show a QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code of this pin' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it.each<[string, Partial<PinDetail>, boolean]>([
  ['a public board', {}, true],
  ['a pinner who keeps search engines out', { seo_noindex_reason: 'pinner' }, true],
  ['a secret board', { board: board({ privacy: 'secret' }), seo_noindex_reason: 'secret' }, false],
  ['a protected board', { board: board({ privacy: 'protected' }) }, false],
  ['a board with a warning', { board: board({ sensitivity: 'mature' }) }, false],
  ['a private profile', { seo_noindex_reason: 'secret' }, false],
])('offers cards of pins that all viewers see: %s', (_of, over, hasCard) => {
  share(null, {}, over);
  expect(screen.getByRole('button', { name: 'Show a QR code' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Picture card' })).toHaveLength(+hasCard);
});

it('hands it to an app, where the device has a panel for that', async () => {
  const handed = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: handed, configurable: true });
  const { onClose, user } = share(null);
  await user.click(screen.getByRole('button', { name: 'Share with an app' }));
  const title = 'Slow morning light on oak';
  expect(handed).toHaveBeenCalledExactlyOnceWith({ title, url: plain() });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

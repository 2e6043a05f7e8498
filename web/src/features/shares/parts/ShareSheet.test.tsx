import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { board, viewer } from '../../../test-views';
import { ShareBoard } from './ShareBoard';
import { ShareProfile } from './ShareProfile';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const CODE = 'ShareCodeResource/create';
const SEND = 'ConversationMessagesResource/create';

const QR = { url: 'https://magpie.example/', qr: { size: 21, path: 'M0 0h7v1h-7z' } };

const ada = viewer({ id: '2', username: 'ada', full_name: 'Ada Berg' });
const writing = viewer({ should_show_messaging: true });
const at = (path: string) => `${window.location.origin}${path}`;
const wide = window.matchMedia;
const onClose = vi.fn();

afterEach(() => {
  window.matchMedia = wide;
  vi.clearAllMocks();
});

function show(dialog: ReactElement, who: typeof writing | null = writing) {
  return renderApp(dialog, {
    ...(who && { viewer: who }),
    door: {
      [CODE]: ({ invite_channel }: { invite_channel: number }) => ({
        invite_code: `way${invite_channel}`,
        invite_channel,
      }),
      'ShareSuggestionsResource/get': () => ({
        items: [{ type: 'user', user: ada, conversation: null }],
      }),
      'BoardQrResource/get': () => QR,
      'UserQrResource/get': () => QR,
      'ConversationsResource/create': () => conversation(),
      'ConversationsResource/get': () => [],
      [SEND]: () => message({ id: '7', text: '', is_mine: true, sender: viewer() }),
    },
  });
}

const withBoard = <ShareBoard board={board()} onClose={onClose} />;
const withProfile = <ShareProfile user={ada} onClose={onClose} />;

it.each([
  ['a board', withBoard, { board: '50' }, '/ines/kitchen-light/'],
  ['a profile', withProfile, { user: '2' }, '/ada/'],
])(
  'sends %s to people, and gives links that say who sent them',
  async (_what, dialog, ids, path) => {
    const { calls, user } = show(dialog);
    expect(await screen.findByText(`${at(path)}?invite_code=way1`)).toBeVisible();
    await waitFor(() =>
      expect(
        decodeURIComponent(screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? ''),
      ).toContain(`${at(path)}?invite_code=way2`),
    );
    await user.click(await screen.findByRole('button', { name: 'Send to Ada Berg' }));
    expect(await screen.findByRole('button', { name: 'Sent to Ada Berg' })).toBeVisible();
    const sent = calls.filter(({ name }) => name === SEND).map(({ options }) => options);
    expect(sent).toEqual([
      { conversation_id: '33', text: '', ...ids, source: 'share', client_id: expect.any(String) },
    ]);
    // These have no code for websites.
    expect(screen.queryByRole('button', { name: 'Embed on a website' })).toBeNull();
  },
);

it.each([
  ['a board', withBoard, { name: 'BoardQrResource/get', options: { board_id: '50' } }],
  ['a profile', withProfile, { name: 'UserQrResource/get', options: { user_id: '2' } }],
])('shows the address of %s to a camera', async (what, dialog, asked) => {
  const { calls, user } = show(dialog, null);
  await user.click(screen.getByRole('button', { name: 'Show a QR code' }));
  expect(
    await screen.findByRole('img', { name: `QR code of ${what.replace('a ', 'this ')}` }),
  ).toBeVisible();
  expect(calls).toEqual([asked]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('has people first, then the link, apps, a code for cameras and other places', async () => {
  Object.defineProperty(navigator, 'share', { value: vi.fn(), configurable: true });
  show(withProfile);
  const all = [
    screen.getByRole('region', { name: 'Send to people' }),
    screen.getByRole('button', { name: 'Send in a message' }),
    screen.getByRole('button', { name: 'Copy link' }),
    screen.getByRole('button', { name: 'Share with an app' }),
    screen.getByRole('button', { name: 'Show a QR code' }),
    screen.getByRole('list', { name: 'Other places' }),
  ];
  Reflect.deleteProperty(navigator, 'share');
  const order = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  expect([...all].sort(order)).toEqual(all);
  await screen.findByRole('button', { name: 'Send to Ada Berg' });
});

it('gives visitors the plain link, and asks nothing', () => {
  const { calls } = show(withProfile, null);
  expect(screen.getByText(at('/ada/'))).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Send to people' })).toBeNull();
  expect(calls).toEqual([]);
});

it('has nothing but the link of a secret board', async () => {
  const { calls, user } = show(
    <ShareBoard board={board({ privacy: 'secret' })} onClose={onClose} />,
  );
  expect(screen.getByText(at('/ines/kitchen-light/'))).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Send to people' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send in a message' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Other places' })).toBeNull();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await navigator.clipboard.readText()).toBe(at('/ines/kitchen-light/'));
});

it.each([
  ['above the page', false],
  ['on a phone', true],
])('begins a message with a board %s', async (_where, isNarrow) => {
  if (isNarrow) {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: true });
  }
  const { store, user } = show(withBoard);
  await user.click(await screen.findByRole('button', { name: 'Send in a message' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect((store.getState() as { messaging?: object }).messaging).toMatchObject({
    isShown: !isNarrow,
    isNew: true,
    attachment: { board: { id: '50' } },
  });
  if (isNarrow) expect(await screen.findByText('At /messages/')).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { board, viewer } from '../../../test-views';
import { BoardMembership } from './BoardMembership';
import { OpenConversation } from './OpenConversation';
import { type Ways, WaysContext } from './ways';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const ways: Ways = { isPage: false, open: vi.fn(), showList: vi.fn(), begin: vi.fn() };

afterEach(() => {
  window.sessionStorage.clear();
});

const house = board({
  name: 'House',
  url: '/ada/house/',
  collaborator_count: 1,
  access: ['write'],
});
const ofBoard = conversation({ is_group: true, name: 'House', board: house });
const gone = failure({ key: 'NotFound', code: 50, status: 404 });

it('leads to the board, which decides name and members, and is gone for who left it', async () => {
  let isMember = true;
  const { user } = renderApp(
    <WaysContext value={ways}>
      <OpenConversation id="33" />
    </WaysContext>,
    {
      viewer: viewer(),
      door: {
        'ConversationResource/get': () => (isMember ? ofBoard : gone),
        'ConversationMessagesResource/get': () => (isMember ? [message()] : gone),
        'ConversationSeenResource/update': () => ({}),
        'NewsHubBadgeResource/get': () => ({ conversations_unseen_count: 0 }),
      },
    },
  );
  expect(await screen.findByRole('link', { name: 'House' })).toHaveAttribute('href', '/ada/house/');
  await user.click(screen.getByRole('button', { name: /^More about the conv/ }));
  const entries = await screen.findAllByRole('menuitem');
  const words = entries.map((entry) => entry.textContent);
  expect(words).toEqual(['Search', 'Mute', 'Archive', 'Report conversation']);
  await user.keyboard('{Escape}');
  isMember = false;
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('This conversation is gone.')).toBeVisible();
  expect(screen.queryByRole('log')).toBeNull();
});

const writing = viewer({ should_show_messaging: true });

const show = (over: Partial<typeof house>, who = writing) =>
  renderApp(<BoardMembership board={{ ...house, ...over }} others={[]} onAddSection={vi.fn()} />, {
    viewer: who,
    door: { 'BoardConversationResource/create': () => ofBoard },
  });

it('opens from the board', async () => {
  const { user, calls, store } = show({});
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Talk' }));
  await waitFor(() => expect(store.getState()).toMatchObject({ messaging: { openId: '33' } }));
  expect(calls).toEqual([
    { name: 'BoardConversationResource/create', options: { board_id: house.id } },
  ]);
});

it.each([
  ['has no collaborators', { collaborator_count: 0 }, writing],
  ['is not theirs to save to', { access: [] }, writing],
  ['is of a user who writes no messages', {}, viewer({ should_show_messaging: false })],
])('is not offered where the board %s', async (_what, over, who) => {
  const { user } = show(over, who);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findAllByRole('menuitem')).not.toHaveLength(0);
  expect(screen.queryByRole('menuitem', { name: 'Talk' })).toBeNull();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { BottomBar } from 'app/shell/BottomBar';
import { Rail } from 'app/shell/Rail';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { conversation, message } from '../../test-talk';
import { viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));
// Comes once the page stands.
vi.mock('ui/later', () => ({ later: (work: () => void) => work() }));

let unseen = 0;

beforeEach(() => {
  unseen = 2;
});

afterEach(() => vi.useRealTimers());

const door = {
  'NewsHubBadgeResource/get': () => ({ conversations_unseen_count: unseen }),
  'ConversationsResource/get': () => [conversation()],
  'ContactRequestsResource/get': () => [],
  'ConversationResource/get': () => conversation(),
  'ConversationMessagesResource/get': () => [message()],
  'ConversationSeenResource/update': () => ({}),
};

it('says how much is unread, and hears of more without a new page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderApp(<Rail />, { viewer: viewer(), door });
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/messages/');
  const link = await screen.findByRole('link', { name: 'Messages, 2 unread conversations' });
  expect(link).toHaveTextContent('2');
  unseen = 120;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(link).toHaveTextContent('99+'));
  unseen = 0;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(link).toHaveAccessibleName('Messages'));
  expect(link).toHaveTextContent('');
});

it.each([
  ['a visitor', {}],
  ['who lets no user write to them', { viewer: viewer({ should_show_messaging: false }) }],
])('%s has no link there', async (_who, setting) => {
  const { calls } = renderApp(<Rail />, { ...setting, door });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('link', { name: /^Messages/ })).toBeNull();
  expect(calls).toEqual([]);
});

it('opens conversations beside it, one of them, and the list again', async () => {
  const { user, router } = renderApp(<Rail />, { viewer: viewer(), door });
  const link = await screen.findByRole('link', { name: /^Messages, 2/ });
  expect(link).toHaveAttribute('aria-expanded', 'false');
  await user.click(link);
  const flyout = within(await screen.findByRole('dialog', { name: 'Messages' }));
  expect(flyout.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/messages/');
  await user.click(await flyout.findByRole('link', { name: /^Ada Berg/ }));
  expect(router.state.location.pathname).toBe('/');
  expect(await flyout.findByRole('log', { name: 'Messages with Ada Berg' })).toBeVisible();
  await waitFor(() =>
    expect(flyout.getByRole('textbox', { name: 'Message Ada Berg' })).toHaveFocus(),
  );
  await user.click(flyout.getByRole('button', { name: 'Back' }));
  await user.click(await flyout.findByRole('button', { name: 'New message' }));
  expect(flyout.getByRole('combobox', { name: 'To' })).toBeVisible();
  await user.click(flyout.getByRole('button', { name: 'Back' }));
  expect(await flyout.findByRole('list', { name: 'Conversations' })).toBeVisible();
  await waitFor(() => expect(flyout.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: /^Messages/ })).toHaveFocus());
});

it('leads to their page in a bar without room', async () => {
  const { user } = renderApp(<BottomBar />, { viewer: viewer(), door });
  const link = await screen.findByRole('link', { name: 'Messages' });
  expect(link).not.toHaveAttribute('aria-haspopup');
  await user.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { BottomBar } from 'app/shell/BottomBar';
import { Rail } from 'app/shell/Rail';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { notice } from '../../test-notices';
import { viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));
// What it tells depends on the clock of who runs this.
vi.mock('./useTellOffset', () => ({ useTellOffset: () => undefined }));
// Comes once the page stands.
vi.mock('ui/later', () => ({ later: (work: () => void) => work() }));

let unseen = 0;
let lines = [notice()];

beforeEach(() => {
  unseen = 2;
  lines = [notice()];
});

const door = {
  'NewsHubBadgeResource/get': () => ({
    conversations_unseen_count: 0,
    news_hub_unseen_count: unseen,
  }),
  'NewsHubResource/get': () => lines,
  'NewsHubSeenResource/update': () => {
    unseen = 0;
    return {};
  },
};

it('says how much is new, in one question with what is unread', async () => {
  const { calls } = renderApp(<Rail />, { viewer: viewer(), door });
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
    'href',
    '/notifications/',
  );
  const link = await screen.findByRole('link', { name: 'Notifications, 2 new' });
  expect(link).toHaveTextContent('2');
  expect(calls.map(({ name }) => name)).toEqual(['NewsHubBadgeResource/get']);
  unseen = 120;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(link).toHaveTextContent('99+'));
});

it('is there for who lets no user write to them, and not for a visitor', async () => {
  renderApp(<Rail />, { viewer: viewer({ should_show_messaging: false }), door });
  expect(await screen.findByRole('link', { name: 'Notifications, 2 new' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Messages/ })).toBeNull();
});

it('is not there for a visitor', () => {
  const { calls } = renderApp(<Rail />, { door });
  expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull();
  expect(calls).toEqual([]);
});

it('opens beside it, which sees all, and gives the focus back', async () => {
  const { user, calls } = renderApp(<Rail />, { viewer: viewer(), door });
  const link = await screen.findByRole('link', { name: 'Notifications, 2 new' });
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  expect(link).toHaveAttribute('aria-expanded', 'false');
  await user.click(link);
  const flyout = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(flyout.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications/');
  expect(await flyout.findByRole('link', { name: /^New: Mei Sato saved/ })).toBeVisible();
  await waitFor(() => expect(flyout.getByRole('heading', { level: 2 })).toHaveFocus());
  expect(link).toHaveTextContent('');
  expect(calls.map(({ name }) => name)).toContain('NewsHubSeenResource/update');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(link).toHaveFocus());
  expect(link).toHaveAccessibleName('Notifications');
});

it('shows at once what it showed, no longer new, and then what came', async () => {
  const { user } = renderApp(<Rail />, { viewer: viewer(), door });
  const link = await screen.findByRole('link', { name: /^Notifications/ });
  await waitFor(() => expect(link).toHaveAttribute('aria-haspopup'));
  await user.click(link);
  await screen.findByRole('link', { name: /^New: Mei Sato saved/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const later = notice({ id: '501', kind: 'reaction', created_ms: lines[0]?.created_ms ?? 0 });
  lines = [later, notice({ is_seen: true })];
  await user.click(link);
  const flyout = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await flyout.findByRole('link', { name: /^Mei Sato saved/ })).toBeVisible();
  expect(await flyout.findByRole('link', { name: /^New: Mei Sato reacted/ })).toBeVisible();
});

it('leads to its page in a bar without room', async () => {
  renderApp(<BottomBar />, { viewer: viewer(), door });
  const link = await screen.findByRole('link', { name: 'Notifications' });
  expect(link).not.toHaveAttribute('aria-haspopup');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { actor, notice } from '../../../test-notices';
import { viewer } from '../../../test-views';
import { NotificationsScreen } from './NotificationsScreen';

/** What the server tells by itself. */
const live = vi.hoisted(() => ({ hear: {} as Record<string, () => void> }));

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));
vi.mock('lib/live', () => ({
  isLive: () => true,
  useLive: (user: string | undefined, topic: string, hear: () => void) => {
    if (user) live.hear[topic] = hear;
  },
}));

const HOUR = 3_600_000;
const mei = actor('2', 'Mei Sato');
const tomas = actor('3', 'Tomas Berg');
const follow = notice({ id: '1', kind: 'follow', pin: null, created_ms: Date.now() - 400 * HOUR });
const save = notice({ id: '2', created_ms: Date.now(), count: 12, actors: [mei, tomas] });

function show(door: Door = {}, isVisitor = false) {
  const shown = renderApp(<NotificationsScreen />, {
    at: '/notifications/',
    ...(!isVisitor && { viewer: viewer() }),
    door: {
      'NewsHubResource/get': () => [save, follow],
      'NewsHubSeenResource/update': () => ({}),
      'NewsHubDetailsResource/get': () => [mei, tomas],
      ...door,
    },
  });
  const asked = (name: string) =>
    shown.calls.filter((call) => call.name === name).map(({ options }) => options);
  return { ...shown, asked };
}

it('asks a visitor to log in', () => {
  const { calls } = show({}, true);
  expect(screen.getByText('Log in to see your notifications.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('lists what the viewer is told by when it came, and that they saw it', async () => {
  const { asked } = show();
  expect(screen.getByText('Loading....')).toBeInTheDocument();
  const today = await screen.findByRole('list', { name: 'Today' });
  expect(within(today).getAllByRole('listitem')).toHaveLength(1);
  expect(within(today).getByRole('link', { name: /^New: Mei Sato and 11 others/ })).toBeVisible();
  const earlier = screen.getByRole('list', { name: 'Earlier' });
  expect(within(earlier).getByRole('link')).toHaveAttribute('href', '/mei-sato/');
  expect(asked('NewsHubSeenResource/update')).toEqual([{ until_ms: save.created_ms }]);
});

it('takes in what comes, marks it, says so and sees it', async () => {
  let told = [save, follow];
  const { asked } = show({ 'NewsHubResource/get': () => told });
  await screen.findByRole('list', { name: 'Today' });
  const later = notice({ id: '3', kind: 'mention', created_ms: save.created_ms + 5 });
  told = [later, { ...save, is_seen: true }, { ...follow, is_seen: true }];
  await act(async () => live.hear.news?.());
  const lines = await screen.findAllByRole('link', { name: /^New: / });
  // What was new when it was opened is so still.
  expect(lines.map((line) => line.getAttribute('href'))).toHaveLength(3);
  expect(lines[0]).toHaveAccessibleName(/Mei Sato mentioned you/);
  expect(screen.getByText('1 new notification')).toHaveAttribute('role', 'status');
  await waitFor(() =>
    expect(asked('NewsHubSeenResource/update')).toEqual([
      { until_ms: save.created_ms },
      { until_ms: later.created_ms },
    ]),
  );
});

it('shows who they were', async () => {
  const { user, asked } = show();
  await user.click(await screen.findByRole('button', { name: '11 others' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who saved it' }));
  expect(await dialog.findByRole('link', { name: /Tomas Berg/ })).toHaveAttribute(
    'href',
    '/tomas-berg/',
  );
  expect(asked('NewsHubDetailsResource/get')).toEqual([{ notice_id: '2' }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what will stand there, and takes from the badge what is not shown any more', async () => {
  const { asked } = show({ 'NewsHubResource/get': () => [] });
  expect(await screen.findByText(/it stands here\.$/)).toBeVisible();
  await waitFor(() => expect(asked('NewsHubSeenResource/update')).toEqual([{ until_ms: 0 }]));
});

it('says what did not work, and tries again', async () => {
  let answer: unknown = failure({ message: 'It rains.' });
  const { user } = show({ 'NewsHubResource/get': () => answer });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = [follow];
  await user.click(again);
  expect(await screen.findByRole('list', { name: 'Earlier' })).toBeVisible();
});

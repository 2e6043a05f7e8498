import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { EmailSubscriptionScreen } from './EmailSubscriptionScreen';
import { MentionsScreen } from './MentionsScreen';
import { MessagesScreen } from './MessagesScreen';
import { NotificationsScreen } from './NotificationsScreen';
import { PrivacyScreen } from './PrivacyScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const wanted = {
  locked: [],
  mentions_from: 'everyone',
  tags_from: 'everyone',
  messages_from_followed: 'inbox',
  messages_from_others: 'requests',
};
const mails = ['account', 'security', 'messages', 'follows', 'recommendations'].map((id) => ({
  id,
  value: true,
}));
const door = {
  'UserPreferencesResource/get': () => wanted,
  'UserBlocksResource/get': () => [],
  'NewsSettingsResource/get': () => ({ options: [] }),
  'PushSettingsResource/get': () => ({ options: [] }),
  'EmailSettingsResource/get': () => ({ options: mails, cadence: 'daily' }),
};

function show(page: ReactNode) {
  return renderApp(page, { door, viewer: viewer() });
}

it.each([['boutiques', <PrivacyScreen key="" />]])(
  'what is settled about %s says that nothing reads it yet',
  async (subject, page) => {
    show(page);
    const sentence = new RegExp(
      `kept for you and takes? effect when ${subject} comes? to Magpie\\.$`,
    );
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

it.each([
  ['who may tag', <MentionsScreen key="" sponsored={null} />, /who may name you as their sponsor/],
])('%s says what it decides today', async (_what, page, today) => {
  show(page);
  expect(await screen.findByText(today)).toHaveTextContent(/ already decides /);
});

it('what is told here and on devices is told today', async () => {
  const { user } = show(<NotificationsScreen device={<p>This device</p>} />);
  expect(await screen.findByRole('tab', { name: 'Here', selected: true })).toBeVisible();
  expect(screen.queryByText(/takes effect when/)).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'On your devices' }));
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.queryByText(/takes effect when/)).toBeNull();
});

it.each([
  ['the settings', <NotificationsScreen key="" device={null} />, 'By email'],
  ['the page at the foot of a mail', <EmailSubscriptionScreen key="" />, null],
])('of mails %s say that all of them are sent today', async (_where, page, tab) => {
  const { user } = show(page);
  if (tab) await user.click(screen.getByRole('tab', { name: tab }));
  const switches = await screen.findAllByRole('switch');
  expect(switches.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Your account',
    'Log-ins and devices',
  ]);
  for (const kind of ['Messages', 'New followers', 'Ideas for you']) {
    expect(screen.getByRole('combobox', { name: kind })).toHaveDisplayValue('As above');
  }
  expect(screen.queryByText(/takes effect when/)).toBeNull();
});

it('how often news come by mail is chosen, and is taken back where it is refused', async () => {
  const refuse = { ...door, 'EmailSettingsResource/update': () => failure({ status: 500 }) };
  const { calls, user } = renderApp(<EmailSubscriptionScreen />, {
    door: refuse,
    viewer: viewer(),
  });
  expect(await screen.findByRole('radio', { name: /Every morning/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Never' }));
  expect(calls.at(-1)?.options).toEqual({ cadence: 'never' });
  await waitFor(() => expect(screen.getByRole('radio', { name: /Every morning/ })).toBeChecked());
});

it.each([
  ['At once', { value: true, cadence: 'at_once' }],
  ['Every Monday', { value: true, cadence: 'weekly' }],
  ['Never', { value: false, cadence: null }],
])('news of one kind come %s', async (chosen, sent) => {
  const keep = { ...door, 'EmailSettingsResource/update': () => ({}) };
  const { calls, user } = renderApp(<EmailSubscriptionScreen />, { door: keep, viewer: viewer() });
  const messages = await screen.findByRole('combobox', { name: 'Messages' });
  await user.selectOptions(messages, chosen);
  expect(calls.at(-1)?.options).toEqual({ options: [{ id: 'messages', ...sent }] });
  await waitFor(() => expect(messages).toHaveDisplayValue(chosen));
  // Where no news come, none of a kind do.
  await user.click(screen.getByRole('radio', { name: 'Never' }));
  expect(messages).toBeDisabled();
});

it('who may write to the viewer is decided here today', async () => {
  show(<MessagesScreen />);
  expect(await screen.findByRole('group', { name: 'Everybody else' })).toBeVisible();
  expect(screen.queryByText(/takes effect when/)).toBeNull();
});

it('what recommends things to buy says what it does now', async () => {
  show(<PrivacyScreen />);
  const recommended = await screen.findByRole('switch', { name: 'Shopping recommendations' });
  expect(recommended).toHaveAccessibleDescription(/Things to buy among what is recommended/);
  expect(screen.queryByText(/when shopping comes/)).toBeNull();
});

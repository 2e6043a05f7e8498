import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { MentionsScreen } from './MentionsScreen';
import { MessagesScreen } from './MessagesScreen';
import { NotificationsScreen } from './NotificationsScreen';
import { PermissionsScreen } from './PermissionsScreen';
import { PrivacyScreen } from './PrivacyScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const wanted = {
  locked: [],
  mentions_from: 'everyone',
  tags_from: 'everyone',
  comments_from: 'everyone',
  messages_from_followed: 'inbox',
  messages_from_others: 'requests',
};
const door = {
  'UserPreferencesResource/get': () => wanted,
  'UserBlocksResource/get': () => [],
  'NewsSettingsResource/get': () => ({ options: [] }),
  'PushSettingsResource/get': () => ({ options: [] }),
  'EmailSettingsResource/get': () => ({ options: [{ id: 'follows', value: true }] }),
};

function show(page: ReactNode) {
  return renderApp(page, { door, viewer: viewer() });
}

it.each([
  ['messages', <MessagesScreen key="" />],
  ['mentions', <MentionsScreen key="" sponsored={null} />],
  ['comments', <PermissionsScreen key="" />],
  ['boutiques', <PrivacyScreen key="" />],
  ['news', <NotificationsScreen key="" />],
])('what is settled about %s says that nothing reads it yet', async (subject, page) => {
  show(page);
  const sentence = new RegExp(
    `kept for you and takes? effect when ${subject} comes? to Magpie\\.$`,
  );
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('what is told on devices says so too, what comes by email does not', async () => {
  const { user } = show(<NotificationsScreen />);
  await user.click(screen.getByRole('tab', { name: 'On your devices' }));
  expect(await screen.findByText(/when notifications on devices come to Magpie/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'By email' }));
  expect(await screen.findByRole('switch')).toBeVisible();
  expect(screen.queryByText(/is kept for you/)).toBeNull();
});

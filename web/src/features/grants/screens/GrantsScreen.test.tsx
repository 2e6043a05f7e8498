import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { GrantsScreen } from './GrantsScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const app = {
  id: '1',
  app: { id: '7', name: 'Scissors', image_url: null, owner: null },
  name: '',
  scopes: ['pins:write'],
  created_ms: Date.UTC(2026, 0, 2, 12),
  used_ms: Date.UTC(2026, 1, 3, 12),
  expires_ms: null,
};
const token = {
  ...app,
  id: '2',
  app: null,
  name: 'Backup',
  used_ms: null,
  expires_ms: Date.UTC(2026, 3, 4, 12),
};

function open(door: Record<string, (options: never) => unknown>) {
  return renderApp(<GrantsScreen />, { viewer: viewer(), door });
}

it('shows what was allowed, since when, until when, and what it may do', async () => {
  const { user } = open({ 'GrantsResource/get': () => ({ grants: [app, token] }) });
  expect(await screen.findByText(/Allowed on .*2026 · last used on .*2026$/)).toBeVisible();
  expect(screen.getByText(/Made on .*2026 · never used · ends on .*2026$/)).toBeVisible();
  const apps = within(screen.getByRole('region', { name: 'Apps you allowed' }));
  await user.click(apps.getByText('What it may do'));
  expect(apps.getByText('Pin for you, and change and delete your pins')).toBeVisible();
});

it('ends one after asking, and all of them after asking', async () => {
  const { user, calls } = open({
    'GrantsResource/get': () => ({ grants: [app, token] }),
    'GrantsResource/delete': () => ({ count: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'End Scissors' }));
  await user.click(await screen.findByRole('button', { name: 'End it' }));
  expect(await screen.findByText('Scissors has ended')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End all apps and tokens' }));
  await user.click(await screen.findByRole('button', { name: 'End all' }));
  expect(await screen.findByText('All of them have ended')).toBeVisible();
  const ended = calls.filter(({ name }) => name === 'GrantsResource/delete');
  expect(ended.map(({ options }) => options)).toEqual([{ grant_id: '1' }, {}]);
});

it('says so when there is nothing, and when it cannot be read', async () => {
  open({ 'GrantsResource/get': () => ({ grants: [] }) });
  expect(await screen.findByText('You have allowed no app yet. It asks you first.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End all apps and tokens' })).toBeNull();
});

it('offers to try again', async () => {
  open({ 'GrantsResource/get': () => failure({ message: 'We are busy.' }) });
  expect(await screen.findByText('We are busy.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('makes a token for what is chosen, and shows it once', async () => {
  const { user, calls } = open({
    'GrantsResource/get': () => ({ grants: [] }),
    'PersonalTokenResource/create': () => ({ grant: token, token: 'mgp_personal_x' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Make a token' }));
  const form = within(await screen.findByRole('dialog', { name: 'Make a token' }));
  await user.type(form.getByRole('textbox', { name: 'What it is for' }), 'Backup');
  const send = form.getByRole('button', { name: 'Make a token' });
  expect(send).toBeDisabled();
  await user.click(form.getByRole('switch', { name: /^See your pins/ }));
  await user.click(send);
  const shown = await screen.findByRole('dialog', { name: 'Your token' });
  expect(within(shown).getByRole('textbox', { name: 'Token' })).toHaveValue('mgp_personal_x');
  expect(calls.find(({ name }) => name === 'PersonalTokenResource/create')?.options).toEqual({
    name: 'Backup',
    scopes: ['pins:read'],
    days: 90,
  });
  await user.click(within(shown).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('mgp_personal_x')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { AppsScreen } from './AppsScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const app = {
  id: '7',
  name: 'Scissors',
  image_url: null,
  is_image_screened: false,
  redirect_uris: ['https://app.example/back'],
  keeps_secret: true,
  created_ms: Date.UTC(2026, 0, 2, 12),
};

function open(door: Record<string, (options: never) => unknown>) {
  return renderApp(<AppsScreen />, { viewer: viewer(), door });
}

it('registers an app, and shows its secret once', async () => {
  const { user, calls } = open({
    'AppsResource/get': () => ({ apps: [], most: 20 }),
    'AppResource/create': () => ({ app, client_secret: 'mgp_secret_x' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Register an app' }));
  const form = within(await screen.findByRole('dialog', { name: 'Register an app' }));
  await user.click(form.getByRole('button', { name: 'Register' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Required/);
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Scissors');
  const addresses = form.getByRole('textbox', { name: /^Addresses/ });
  await user.type(addresses, 'https://app.example/back{Enter} {Enter}http://127.0.0.1/back ');
  await user.click(form.getByRole('radio', { name: /^On people/ }));
  await user.click(form.getByRole('button', { name: 'Register' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Scissors' }));
  expect(shown.getByRole('textbox', { name: 'Client secret' })).toHaveValue('mgp_secret_x');
  expect(calls.find(({ name }) => name === 'AppResource/create')?.options).toEqual({
    name: 'Scissors',
    redirect_uris: ['https://app.example/back', 'http://127.0.0.1/back'],
    keeps_secret: false,
  });
});

it('says to the developer that others do not see a sensitive picture', async () => {
  const screened = { ...app, image_url: '/x.png', is_image_screened: true };
  const { user } = open({ 'AppsResource/get': () => ({ apps: [screened], most: 20 }) });
  await user.click(await screen.findByRole('button', { name: 'Edit Scissors' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Scissors' }));
  expect(form.getByText(/so others see the app without it/)).toBeVisible();
});

it('says which address is refused', async () => {
  const message = 'Use a full address with https://.';
  const { user } = open({
    'AppsResource/get': () => ({ apps: [app], most: 20 }),
    'AppResource/update': () =>
      failure({ key: 'RedirectInvalid', field: 'redirect_uris', message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Scissors' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Scissors' }));
  const addresses = form.getByRole('textbox', { name: /^Addresses/ });
  expect(addresses).toHaveValue('https://app.example/back');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(addresses).toBeInvalid();
});

it('replaces a secret and deletes an app after asking', async () => {
  const { user, calls } = open({
    'AppsResource/get': () => ({ apps: [app], most: 1 }),
    'AppSecretResource/create': () => ({ app, client_secret: 'mgp_secret_y' }),
    'AppResource/delete': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'New secret for Scissors' }));
  await user.click(await screen.findByRole('button', { name: 'Make a new secret' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Scissors' }));
  expect(shown.getByRole('textbox', { name: 'Client secret' })).toHaveValue('mgp_secret_y');
  await user.click(shown.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Delete Scissors' }));
  await user.click(await screen.findByRole('button', { name: 'Delete app' }));
  expect(await screen.findByText('App deleted')).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('AppResource/delete');
  expect(screen.queryByRole('button', { name: 'Register an app' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { WebhooksScreen } from './WebhooksScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const webhook = {
  id: '7',
  url: 'https://hooks.example/magpie',
  events: ['pin.created', 'board.deleted'],
  off: null as string | null,
  failing_since_ms: null as number | null,
  created_ms: Date.UTC(2026, 0, 2, 12),
};

const delivery = {
  id: '8',
  event: 'pin.created',
  state: 'failed',
  status: 500,
  attempts: 8,
  created_ms: Date.UTC(2026, 0, 3, 12),
  attempted_ms: Date.UTC(2026, 0, 4, 12),
  due_ms: null,
};

function open(door: Record<string, (options: never) => unknown>) {
  return renderApp(<WebhooksScreen />, { viewer: viewer(), door });
}

it('adds a webhook, and shows its secret once', async () => {
  const { user, calls } = open({
    'WebhooksResource/get': () => ({ webhooks: [], most: 10 }),
    'WebhookResource/create': () => ({ webhook, secret: 'whsec_x' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  const address = form.getByRole('textbox', { name: 'Address' });
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(address).toHaveAccessibleDescription(/Required/);
  await user.type(address, ' https://hooks.example/magpie');
  const saved = form.getByRole('switch', { name: 'You save a pin' });
  await user.click(saved);
  expect(form.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.click(form.getByRole('switch', { name: 'A board of yours is deleted' }));
  await user.click(saved);
  await user.click(form.getByRole('button', { name: 'Add' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your webhook’s secret' }));
  expect(shown.getByRole('textbox', { name: 'Signing secret' })).toHaveValue('whsec_x');
  expect(calls.find(({ name }) => name === 'WebhookResource/create')?.options).toEqual({
    url: 'https://hooks.example/magpie',
    events: ['board.deleted', 'pin.created'],
  });
});

it('says which address is refused', async () => {
  const message = 'Use an address with https:// that can be reached from the internet.';
  const { user } = open({
    'WebhooksResource/get': () => ({ webhooks: [webhook], most: 10 }),
    'WebhookResource/update': () => failure({ key: 'WebhookInvalid', field: 'url', message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit hooks.example' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit the webhook' }));
  const address = form.getByRole('textbox', { name: 'Address' });
  expect(address).toHaveValue(webhook.url);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(address).toBeInvalid();
});

it('shows what was sent, and sends it again', async () => {
  const { user, calls } = open({
    'WebhooksResource/get': () => ({ webhooks: [webhook], most: 10 }),
    'WebhookDeliveriesResource/get': () => ({ deliveries: [delivery] }),
    'WebhookReplayResource/create': () => ({ ...delivery, state: 'waiting', attempts: 0 }),
  });
  const card = within(await screen.findByRole('article', { name: 'hooks.example' }));
  expect(card.getByText('You save a pin')).toBeVisible();
  expect(card.queryByText('You make a board')).toBeNull();
  await user.click(card.getByText('What was sent'));
  expect(await card.findByText(/^Not taken · answered 500 · attempt 8 · /)).toBeVisible();
  await user.click(card.getByRole('button', { name: /^Send pin\.created .* again$/ }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'WebhookReplayResource/create')?.options).toEqual({
      webhook_id: '7',
      delivery_id: '8',
    }),
  );
});

it('tells why one is off, and switches it on', async () => {
  const off = { ...webhook, off: 'failing', failing_since_ms: Date.UTC(2026, 0, 3, 12) };
  const { user, calls } = open({
    'WebhooksResource/get': () => ({ webhooks: [off], most: 1 }),
    'WebhookResource/update': () => webhook,
  });
  expect(await screen.findByText(/^Nothing was taken there for several days/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a test to hooks.example' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a webhook' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch on hooks.example' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'WebhookResource/update')?.options).toEqual({
      webhook_id: '7',
      is_on: true,
    }),
  );
});

it('sends a test, replaces the secret, and deletes after asking', async () => {
  const { user, calls } = open({
    'WebhooksResource/get': () => ({ webhooks: [webhook], most: 10 }),
    'WebhookTestResource/create': () => delivery,
    'WebhookSecretResource/create': () => ({ webhook, secret: 'whsec_y' }),
    'WebhookResource/delete': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a test to hooks.example' }));
  expect(await screen.findByText('Test sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New secret for hooks.example' }));
  await user.click(await screen.findByRole('button', { name: 'Make a new secret' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your webhook’s secret' }));
  expect(shown.getByRole('textbox', { name: 'Signing secret' })).toHaveValue('whsec_y');
  await user.click(shown.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Delete hooks.example' }));
  await user.click(await screen.findByRole('button', { name: 'Delete webhook' }));
  expect(await screen.findByText('Webhook deleted')).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('WebhookResource/delete');
});

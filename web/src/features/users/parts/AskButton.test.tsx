import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { AskButton } from './AskButton';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

function open(answer: { error?: unknown }) {
  const send = vi.fn(async () => answer);
  const ask = { title: 'Delete Scissors?', words: 'It is gone.', yes: 'Delete app', done: 'Gone' };
  return { send, ...renderApp(<AskButton ask={{ ...ask, send }}>Delete</AskButton>, {}) };
}

it('sends nothing before a yes', async () => {
  const { user, send } = open({});
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete Scissors?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(send).not.toHaveBeenCalled();
});

it('says what came of it', async () => {
  const { user, send } = open({});
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete app' }));
  expect(await screen.findByText('Gone')).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says what went wrong instead', async () => {
  const { user } = open(failure({ message: 'We are busy.' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete app' }));
  expect(await screen.findByText('We are busy.')).toBeVisible();
  expect(screen.queryByText('Gone')).toBeNull();
});

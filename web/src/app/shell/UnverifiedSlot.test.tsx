import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestContext } from 'lib/requestContext';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { viewer } from '../../test-views';
import { UnverifiedSlot } from './UnverifiedSlot';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it('asks an unverified viewer whose write was refused to verify their address', async () => {
  renderApp(<UnverifiedSlot />, { viewer: viewer({ is_email_verified: false }) });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => requestContext.sawUnverified());
  expect(await screen.findByRole('dialog', { name: 'Verify your email' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks no verified viewer', () => {
  renderApp(<UnverifiedSlot />, { viewer: viewer({ is_email_verified: true }) });
  act(() => requestContext.sawUnverified());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks also of a write that was refused before it was there', async () => {
  requestContext.sawUnverified();
  const unverified = viewer({ is_email_verified: false });
  renderApp(<UnverifiedSlot />, { viewer: unverified });
  expect(await screen.findByRole('dialog', { name: 'Verify your email' })).toBeInTheDocument();
});

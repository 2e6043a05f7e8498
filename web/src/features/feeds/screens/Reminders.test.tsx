import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { Reminders } from './Reminders';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it.each([
  ['asks who is to verify their address', ['verify_email'], false, true],
  ['asks no one where the host never asks', [], false, false],
  ['asks no one who has verified it', ['verify_email'], true, false],
] as const)('%s', async (_, nags, is_email_verified, isAsked) => {
  const who = viewer({ nags: [...nags], is_email_verified });
  renderApp(<Reminders viewer={who} />, { viewer: who });
  await expect
    .poll(() => screen.queryByRole('dialog', { name: 'Verify your email' }) !== null)
    .toBe(isAsked);
});

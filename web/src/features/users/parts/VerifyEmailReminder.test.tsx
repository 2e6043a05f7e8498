import { cleanup, screen } from '@testing-library/react';
import { VerifyEmailReminder } from 'features/users/parts/VerifyEmailReminder';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

/** When the last reminder was closed, in milliseconds since 1970. */
const CLOSED = 1_700_000_000_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

afterEach(() => {
  vi.useRealTimers();
});

const draw = (now: number) => {
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'], now });
  return renderApp(<VerifyEmailReminder />, { viewer: viewer({ is_email_verified: false }) });
};
const reminder = () => screen.queryByRole('dialog', { name: 'Verify your email' });

describe('the reminder to verify an address', () => {
  it('comes again a day after it was closed, and not before', async () => {
    const { user } = draw(CLOSED);
    expect(reminder()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(reminder()).toBeNull();
    const rows = [
      [CLOSED, false],
      [CLOSED + DAY_MS - 1, false],
      [CLOSED + DAY_MS, true],
    ] as const;
    for (const [now, isDue] of rows) {
      draw(now);
      expect(reminder() !== null).toBe(isDue);
    }
  });
});

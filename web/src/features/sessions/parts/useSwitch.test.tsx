import { screen } from '@testing-library/react';
import { untilSessionEnds } from 'lib/sessionEnd';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { useSwitch } from './useSwitch';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

function Other() {
  const { switchTo } = useSwitch();
  return (
    <button type="button" onClick={() => switchTo('2')}>
      Other
    </button>
  );
}

it('gives up what is told for the session alone, and goes on with it where that fails', async () => {
  let given: AbortSignal | null = null;
  const door = {
    'UserSessionResource/update': () => {
      given = untilSessionEnds();
      return failure({ key: 'NotFound', message: 'Not here' });
    },
  };
  const { user } = renderApp(<Other />, { viewer: viewer(), door });
  const before = untilSessionEnds();
  expect(before.aborted).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(given).toBe(before);
  expect(before.aborted).toBe(true);
  expect(untilSessionEnds().aborted).toBe(false);
});

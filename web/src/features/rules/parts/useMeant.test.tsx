import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { useMeant } from './useMeant';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const harsh = { error: { key: 'CommentHarsh' } };
const send = async (force?: true): Promise<{ error?: unknown }> => (force ? {} : harsh);
const came = vi.fn();

function Composer() {
  const { meant, dialog } = useMeant();
  const press = async (words: string) => {
    const { error } = await meant(({ force }) => send(force));
    came(words, error === undefined);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          void press('first');
          void press('second');
        }}
      >
        Send both
      </button>
      {dialog}
    </>
  );
}

it('asks about each of two that are sent at once', async () => {
  const { user } = renderApp(<Composer />, { viewer: viewer() });
  await user.click(screen.getByRole('button', { name: 'Send both' }));
  await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
  await vi.waitFor(() => expect(came).toHaveBeenCalledWith('first', true));
  expect(came).toHaveBeenCalledTimes(1);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await vi.waitFor(() => expect(came).toHaveBeenCalledWith('second', false));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

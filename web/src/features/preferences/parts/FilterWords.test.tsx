import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { FilterWords } from './FilterWords';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

/** A list of words whose keeping ends when the test says so. */
function open() {
  let end: (done: boolean) => void = () => undefined;
  const change = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        end = resolve;
      }),
  );
  const { user } = renderApp(<FilterWords words={[]} onChange={change} />);
  return { user, change, end: (done: boolean) => end(done) };
}

it('empties the field once the word is kept', async () => {
  const { user, change, end } = open();
  const field = screen.getByLabelText('Word or phrase');
  await user.type(field, 'spam{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith(['spam']);
  end(true);
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toHaveFocus();
});

it('leaves what is typed meanwhile', async () => {
  const { user, end } = open();
  const field = screen.getByLabelText('Word or phrase');
  await user.type(field, 'buy now{Enter}');
  await user.clear(field);
  await user.type(field, 'spam');
  end(true);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy'),
  );
  expect(screen.getByLabelText('Word or phrase')).toHaveValue('spam');
});

it('leaves a word that was refused', async () => {
  const { user, end } = open();
  const field = screen.getByLabelText('Word or phrase');
  await user.type(field, 'spam{Enter}');
  end(false);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy'),
  );
  expect(field).toHaveValue('spam');
});

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { Composer } from './Composer';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it('takes as many characters as the server, of which an emoji is one', async () => {
  const onSend = vi.fn(async () => true);
  const { user } = renderApp(<Composer label="Your comment" action="Post" onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: 'Your comment' });
  await user.click(field);
  await user.paste('🐦'.repeat(500));
  expect(field).toHaveValue('🐦'.repeat(500));
  expect(screen.getByText('500 / 500')).toBeVisible();
  const post = screen.getByRole('button', { name: 'Post' });
  expect(post).toBeEnabled();
  await user.paste('🐦🐦');
  expect(screen.getByText('2 characters too many')).toBeVisible();
  expect(field).toBeInvalid();
  expect(post).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSend).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}'.repeat(4));
  await user.click(post);
  expect(onSend).toHaveBeenCalledExactlyOnceWith('🐦'.repeat(500));
});

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { HiddenCommenters } from './HiddenCommenters';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const LIST = 'HiddenCommentersResource/get';
const SHOW = 'CommenterHideResource/delete';

it('shows whose comments are hidden, and takes it back', async () => {
  let hidden = [viewer({ id: '2', username: 'ben', full_name: 'Ben' })];
  const door = {
    [LIST]: () => hidden,
    [SHOW]: () => {
      hidden = [];
      return {};
    },
  };
  const { user, calls } = renderApp(<HiddenCommenters />, { door, viewer: viewer() });
  await user.click(await screen.findByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('You see comments by Ben again')).toBeVisible();
  expect(await screen.findByText(/^You have not hidden anyone’s comments/)).toBeVisible();
  expect(calls).toContainEqual({ name: SHOW, options: { user_id: '2' } });
});

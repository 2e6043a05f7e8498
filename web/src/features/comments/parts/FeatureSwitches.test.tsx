import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { FeatureSwitches } from './FeatureSwitches';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const GET = 'AggregatedCommentFeaturesResource/get';
const UPDATE = 'AggregatedCommentFeaturesResource/update';
const open = { comments: true, replies: true, mentions: true };
const me = viewer();

it('closes one way to talk at once', async () => {
  const door = { [GET]: () => open, [UPDATE]: () => ({ ...open, replies: false }) };
  const { user, calls } = renderApp(<FeatureSwitches />, { door, viewer: me });
  const replies = await screen.findByRole('switch', { name: 'Replies' });
  await user.click(replies);
  expect(replies).not.toBeChecked();
  const options = { user_id: me.id, feature_map: { replies: false } };
  expect(calls).toContainEqual({ name: UPDATE, options });
});

it('opens it again where that is refused', async () => {
  const refuse = () => failure({ status: 500 });
  const door = { [GET]: () => open, [UPDATE]: refuse };
  const { user } = renderApp(<FeatureSwitches />, { door, viewer: me });
  const replies = await screen.findByRole('switch', { name: 'Replies' });
  await user.click(replies);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(replies).toBeChecked());
});

it('has nothing else to say where comments are closed', async () => {
  const door = { [GET]: () => ({ ...open, comments: false }) };
  renderApp(<FeatureSwitches />, { door, viewer: me });
  expect(await screen.findByRole('switch', { name: 'Comments' })).toBeEnabled();
  for (const name of ['Replies', 'Mentions']) {
    expect(screen.getByRole('switch', { name })).toBeDisabled();
  }
});

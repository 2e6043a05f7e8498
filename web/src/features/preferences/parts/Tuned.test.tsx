import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pinDetail, viewer } from '../../../test-views';
import { OpenedPins } from './Tuned';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

function show(opened: object[]) {
  const door = {
    'FeedTunerResource/get': () => ({ boards: [], pins: [], opened }),
    'FeedTunerResource/update': () => ({ is_muted: true }),
  };
  return renderApp(<OpenedPins />, { door, viewer: viewer() });
}

it('leaves a pin that was opened aside', async () => {
  const robin = pinDetail({ title: 'Robin' });
  const { user, calls } = show([{ pin: robin, id: '7', is_muted: false }]);
  const line = await screen.findByRole('switch', { name: /Robin/ });
  expect(line).toBeChecked();
  await user.click(line);
  await vi.waitFor(() => expect(line).not.toBeChecked());
  expect(calls.at(-1)?.options).toEqual({ pin_id: '7', is_muted: true });
});

it.each([
  ['', null, 1],
  [
    ' no picture of one that may be sensitive',
    { reason: 'mature', show_warning: true } as const,
    0,
  ],
])('shows small pictures%s', async (_of, sensitivity_screen, count) => {
  const robin = pinDetail({ title: 'Robin', sensitivity_screen });
  show([{ pin: robin, id: '7', is_muted: false }]);
  await screen.findByRole('switch', { name: /Robin/ });
  expect(screen.queryAllByRole('presentation')).toHaveLength(count);
});

it('says where nothing is known', async () => {
  show([]);
  expect(await screen.findByText(/You have opened nothing lately/)).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { MessagesScreen } from './MessagesScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const wanted = {
  locked: [],
  messages_from_followed: 'inbox',
  messages_from_others: 'requests',
  shows_reading: true,
};

function show(answer: unknown) {
  const shown = renderApp(<MessagesScreen />, {
    viewer: viewer(),
    door: {
      'UserPreferencesResource/get': () => wanted,
      'UserPreferencesResource/update': () => answer,
    },
  });
  const control = () => screen.findByRole('switch', { name: 'Show reading and typing' });
  return { ...shown, control };
}

it('switches off, both ways, what is shown of reading and writing', async () => {
  const { calls, user, control } = show({ ...wanted, shows_reading: false });
  expect(await control()).toBeChecked();
  expect(await control()).toHaveAccessibleDescription(/hidden both ways\.$/);
  await user.click(await control());
  expect(await control()).not.toBeChecked();
  expect(calls.at(-1)).toEqual({
    name: 'UserPreferencesResource/update',
    options: { shows_reading: false },
  });
});

it('says why where that is refused, and stays on', async () => {
  const { user, control } = show(failure({ status: 500, message: 'Not now.' }));
  await user.click(await control());
  await waitFor(async () => expect(await control()).toBeChecked());
});

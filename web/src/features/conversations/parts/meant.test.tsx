import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { Composer } from './Composer';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

afterEach(() => window.sessionStorage.clear());

const CREATE = 'ConversationMessagesResource/create';

it.each([
  ['Send anyway', [undefined, true], ''],
  ['Change', [undefined], 'How stupid'],
])('asks whether words are meant that may hurt: %s', async (choice, forced, left) => {
  const { user, calls } = renderApp(<Composer conversation={conversation()} lastMs={0} />, {
    viewer: viewer(),
    door: {
      [CREATE]: ({ force }: { force?: boolean }) =>
        force
          ? message({ is_mine: true })
          : failure({ status: 409, key: 'CommentHarsh', message: 'These words may hurt.' }),
      'ConversationTypingResource/create': () => ({}),
    },
  });
  const field = screen.getByRole('textbox');
  await user.type(field, 'How stupid{Enter}');
  expect(await screen.findByRole('alertdialog', { name: 'These words may hurt' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(field).toHaveValue(left));
  const sent = calls.filter(({ name }) => name === CREATE).map(({ options }) => options);
  expect(sent.map((one) => (one as { force?: boolean }).force)).toEqual(forced);
  // Under one name, so that it is one message.
  const names = sent.map((one) => (one as { client_id: string }).client_id);
  expect(new Set(names).size).toBe(1);
  expect(screen.queryByText('These words may hurt.')).toBeNull();
});

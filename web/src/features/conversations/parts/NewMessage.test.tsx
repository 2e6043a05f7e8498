import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { conversation } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { NewMessage } from './NewMessage';
import { WaysContext } from './ways';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const START = 'ConversationsResource/create';

it('writes to addresses, which are never looked up as users', async () => {
  const open = vi.fn();
  const ways = { isPage: true, open, showList: vi.fn(), begin: vi.fn() };
  const { user, calls } = renderApp(
    <WaysContext value={ways}>
      <NewMessage />
    </WaysContext>,
    {
      at: '/messages/?view=new',
      viewer: viewer(),
      door: {
        'ConversationsResource/get': () => [],
        'UserMentionTypeaheadResource/get': () => ({ items: [] }),
        [START]: () => conversation({ id: '33', users: [], emails: ['ada@example.com'] }),
      },
    },
  );
  const to = screen.getByRole('combobox', { name: 'To' });
  await user.type(to, 'Ada@example.com,ada@EXAMPLE.com{Enter}ben@example.com');
  expect(screen.getByRole('option', { name: /ben@example\.com/ })).toBeVisible();
  // Leaving the field takes what was typed as a whole.
  await user.click(screen.getByRole('textbox', { name: 'Write a message' }));
  const chosen = within(screen.getByRole('list', { name: 'Receivers' }));
  expect(chosen.getAllByRole('button')).toHaveLength(2);
  await user.click(chosen.getByRole('button', { name: 'Remove ben@example.com' }));
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Look!{Enter}');
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('33', true));
  expect(calls.find(({ name }) => name === START)?.options).toMatchObject({
    user_ids: [],
    emails: ['Ada@example.com'],
    text: 'Look!',
  });
});

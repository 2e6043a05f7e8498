import { screen, waitFor } from '@testing-library/react';
import { DidItEntry } from 'features/comments/parts/DidItEntry';
import type { Messaging } from 'features/conversations/parts/messaging';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { didIt, viewer } from '../../test-views';
import { SendDidItSlot } from './SendDidItSlot';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

function show(should_show_messaging: boolean) {
  const told = didIt({ user: viewer({ id: '2', username: 'ben', full_name: 'Ben' }) });
  const parts = (
    <>
      <DidItEntry didIt={told} />
      <SendDidItSlot />
    </>
  );
  return { told, ...renderApp(parts, { viewer: viewer({ should_show_messaging }) }) };
}

it('begins a message with which a did-it goes, as often as it is asked for', async () => {
  const { user, store, told } = show(true);
  const state = () => store.getState() as { messaging?: Messaging; sentDidIt?: unknown };
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'More about what Ben made' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send in a message' }));
    await waitFor(() => expect(state().messaging).toMatchObject({ isShown: true, isNew: true }));
    expect(state().messaging?.attachment).toEqual({ user_did_it_data: told });
    expect(state().sentDidIt).toBeNull();
  }
});

it('is not offered to who writes no messages', async () => {
  const { user } = show(false);
  await user.click(screen.getByRole('button', { name: 'More about what Ben made' }));
  await screen.findByRole('menuitem', { name: 'Report' });
  expect(screen.queryByRole('menuitem', { name: 'Send in a message' })).toBeNull();
});

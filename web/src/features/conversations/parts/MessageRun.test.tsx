import { screen } from '@testing-library/react';
import type { Message } from 'features/conversations/api';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { message } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { MessageRun } from './MessageRun';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

/** A message that stands alone. */
function show(over: Partial<Message>) {
  const one = message({ is_taken_down: true, ...over });
  return renderApp(
    <MessageRun
      run={{
        key: one.id,
        sender: one.sender,
        isMine: one.is_mine,
        isEvent: false,
        messages: [one],
      }}
      seen={{ id: null, users: [], lined: new Set() }}
      isGroup={false}
      mayReact
    />,
    { viewer: viewer() },
  );
}

it('says of what the host took down that there was a message, with which nothing is done', () => {
  show({ text: '' });
  expect(screen.getByText('The host took this message down.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows it to its sender, who may take it back and reads the decision', async () => {
  const now = Date.now();
  const { user } = show({ text: 'Buy wolves here', is_mine: true, created_ms: now });
  expect(screen.getByText('Buy wolves here')).toBeVisible();
  expect(await screen.findByText('Taken down by the host: only you see it.')).toBeVisible();
  const decision = screen.getByRole('link', { name: 'Read the decision' });
  expect(decision).toHaveAttribute('href', '/settings/decisions/');
  await user.click(screen.getByRole('button', { name: 'More about this message' }));
  expect(await screen.findByRole('button', { name: 'Take message back' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Wow' })).toBeNull();
});

it('says what was both taken down and taken back once', () => {
  show({ text: '', is_unsent: true });
  expect(screen.getByText('This message was taken back.')).toBeVisible();
  expect(screen.queryByText('The host took this message down.')).toBeNull();
});

import { screen } from '@testing-library/react';
import type { Message } from 'features/conversations/api';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { message } from '../../../test-talk';
import { Excerpt } from './Excerpt';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it.each<[string, Partial<Message>, boolean, string]>([
  ['of another', { text: '' }, false, 'Taken down by the host'],
  ['in a group', { text: '' }, true, 'Ada Berg: Taken down by the host'],
  ['of one’s own', { text: 'Wolves', is_mine: true }, false, 'You: Wolves'],
  ['of one’s own, long ago', { text: '', is_mine: true }, false, 'You: Taken down by the host'],
  ['that was taken back, too', { text: '', is_unsent: true }, false, 'Took a message back'],
])('says what a message is that the host took down: %s', (_, over, isGroup, words) => {
  renderApp(<Excerpt message={message({ is_taken_down: true, ...over })} isGroup={isGroup} />);
  expect(screen.getByText(words)).toBeVisible();
});

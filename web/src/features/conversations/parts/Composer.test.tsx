import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { Composer } from './Composer';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

afterEach(() => window.sessionStorage.clear());

const CREATE = 'ConversationMessagesResource/create';

/** A composer whose messages are answered when the test does so, in their order. */
function show() {
  const waiting: ((answer: unknown) => void)[] = [];
  const shown = renderApp(<Composer conversation={conversation()} lastMs={0} />, {
    viewer: viewer(),
    door: {
      [CREATE]: () => new Promise((answer) => waiting.push(answer)),
      'ConversationTypingResource/create': () => ({}),
    },
  });
  const sent = () =>
    shown.calls
      .filter(({ name }) => name === CREATE)
      .map(({ options }) => options as { text: string; client_id: string });
  const answer = async (number: number, with_: unknown) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(number));
    waiting[number]?.(with_);
  };
  return { ...shown, sent, answer };
}

const field = () => screen.getByRole('textbox', { name: 'Message Ada Berg' });
const write = (user: UserEvent, words: string) => user.type(field(), `${words}{Enter}`);

it('sends the same words twice as two messages', async () => {
  const { user, sent, answer } = show();
  await write(user, 'Ok');
  await write(user, 'Ok');
  await answer(0, message({ text: 'Ok', is_mine: true }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.client_id).not.toBe(sent()[1]?.client_id);
  await answer(1, message({ id: '1002', text: 'Ok', is_mine: true }));
  expect(field()).toHaveValue('');
});

it('does not take words that arrived for others that are the same later', async () => {
  const { user, sent, answer } = show();
  await write(user, 'Yes');
  await user.type(field(), 'Ye');
  await answer(0, message({ text: 'Yes', is_mine: true }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await write(user, 's');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.client_id).not.toBe(sent()[1]?.client_id);
});

it('gives back what is refused in its order', async () => {
  const { user, answer } = show();
  await write(user, 'First');
  await write(user, 'Second');
  await answer(0, failure({ status: 503 }));
  await answer(1, failure({ status: 503 }));
  await waitFor(() => expect(field()).toHaveValue('First\nSecond'));
});

it.each(['Control', 'Meta'])('sends by %s and Enter', async (key) => {
  const { user, sent } = show();
  await user.type(field(), `Ok{${key}>}{Enter}{/${key}}`);
  await waitFor(() => expect(sent()).toMatchObject([{ text: 'Ok' }]));
  expect(field()).toHaveValue('');
});

it('is left by Escape, with its words', async () => {
  const { user } = show();
  await user.type(field(), 'Ok{Escape}');
  expect(field()).not.toHaveFocus();
  expect(field()).toHaveValue('Ok');
});

it('takes an emoji where the caret stands', async () => {
  const { user } = show();
  await user.type(field(), 'So hot{ArrowLeft>4/}');
  await user.click(screen.getByRole('button', { name: 'Add an emoji' }));
  await user.click(await screen.findByRole('button', { name: 'fire' }));
  expect(field()).toHaveValue('So🔥 hot');
  await waitFor(() => expect(field()).toHaveFocus());
});

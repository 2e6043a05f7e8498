import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { conversation } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { Composer } from './Composer';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
});

const TYPING = 'ConversationTypingResource/create';

function show(answer: unknown = {}) {
  const { calls } = renderApp(<Composer conversation={conversation()} lastMs={0} />, {
    viewer: viewer(),
    door: {
      [TYPING]: () => answer,
      'ConversationMessagesResource/create': () => new Promise(() => {}),
    },
  });
  const told = () => calls.filter(({ name }) => name === TYPING).map(({ options }) => options);
  const field = screen.getByRole('textbox', { name: 'Message Ada Berg' });
  const type = (value: string) =>
    act(async () => void fireEvent.change(field, { target: { value } }));
  return { told, type, field };
}

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

it('tells with the first key, and then every three seconds while the words change', async () => {
  const { told, type } = show();
  expect(told()).toEqual([]);
  await type('I');
  expect(told()).toEqual([{ conversation_id: '33' }]);
  await pass(2_999);
  await type('It');
  expect(told()).toHaveLength(1);
  await pass(1);
  // They rest.
  expect(told()).toHaveLength(1);
  await type('It s');
  expect(told()).toHaveLength(2);
  await type('It si');
  expect(told()).toHaveLength(2);
});

it('tells nothing of words that are taken away, or are none', async () => {
  const { told, type } = show();
  await type('   ');
  expect(told()).toEqual([]);
  await type('I');
  await pass(3_000);
  await type('');
  expect(told()).toHaveLength(1);
});

it('tells nothing of what is sent', async () => {
  const { told, type, field } = show();
  await type('It sings.');
  await pass(3_000);
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(field).toHaveValue('');
  expect(told()).toHaveLength(1);
});

it('says nothing of a failure, and tells again', async () => {
  const { told, type, field } = show(failure({ status: 429, message: 'Too fast.' }));
  await type('I');
  await pass(3_000);
  await type('It');
  expect(told()).toHaveLength(2);
  expect(field).toHaveValue('It');
  expect(screen.queryByText('Too fast.')).toBeNull();
});

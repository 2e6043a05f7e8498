import { act, screen, waitFor } from '@testing-library/react';
import {
  type FeedbackShown,
  feedbackActions,
  feedbackReducer,
  NO_FEEDBACK,
  useFeedback,
} from 'lib/feedback';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { FeedbackDialog } from './FeedbackDialog';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const CREATE = 'FeedbackResource/create';

/** Where it stands in the app's frame. */
function Slot() {
  return useFeedback().isOpen && <FeedbackDialog />;
}

function draw(door: Door = {}, shown: Partial<FeedbackShown> = {}) {
  const app = renderApp(<Slot />, {
    door: { [CREATE]: () => ({}), ...door },
    at: '/topics/birds/?q=private',
  });
  act(() => {
    app.store.addReducers({ feedback: feedbackReducer });
    app.store.dispatch(feedbackActions.feedbackShown({ actionOrigin: 'account_menu', ...shown }));
  });
  const state = () => (app.store.getState() as { feedback?: unknown }).feedback;
  return { ...app, state };
}

/** What was sent first. */
function sent(calls: { name: string; options: unknown }[]): unknown {
  const call = calls.find(({ name }) => name === CREATE);
  return JSON.parse((call?.options as { feedback_data?: string } | undefined)?.feedback_data ?? '');
}

const field = () => screen.findByRole('textbox');
const send = () => screen.getByRole('button', { name: 'Send' });

it('sends words with the path of the page, and thanks', async () => {
  const { user, calls, state } = draw();
  expect(await screen.findByRole('dialog', { name: 'Give feedback' })).toBeVisible();
  await user.type(await field(), 'I miss a map.');
  await user.click(send());
  expect(await screen.findByText(/^Thank you/)).toHaveFocus();
  expect(sent(calls)).toEqual({
    verbatim_text: 'I miss a map.',
    page: '/topics/birds/',
    action_origin: 'account_menu',
    client_id: expect.stringMatching(/^.{1,64}$/),
  });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(state()).toEqual(NO_FEEDBACK);
});

it('has a title, a prompt and a next page of its own', async () => {
  const { user, calls } = draw(
    {},
    { title: 'Your view', prompt: 'How is Today?', nextPage: '/today/' },
  );
  expect(await screen.findByRole('dialog', { name: 'Your view' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'How is Today?' }), 'Fine.');
  await user.click(send());
  expect(await screen.findByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/today/');
  expect(sent(calls)).toMatchObject({ title: 'Your view', prompt: 'How is Today?' });
});

it('counts blank words as success, without a call', async () => {
  const { user, calls } = draw();
  await user.type(await field(), '   ');
  await user.click(send());
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  expect(calls).toEqual([]);
});

it('says why it failed, and keeps the words for another try', async () => {
  const refused = failure({ message: 'Too many requests.' });
  const door = vi.fn().mockReturnValueOnce(refused).mockReturnValue({});
  const { user, calls } = draw({ [CREATE]: door });
  await user.type(await field(), 'I miss a map.');
  await user.click(send());
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('I miss a map.');
  await user.click(send());
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  expect(screen.queryByText('Too many requests.')).toBeNull();
  // Under the same name: what arrived before is kept once.
  expect(sent(calls.slice(1))).toEqual(sent(calls));
});

it('cannot be left while the words are on their way', async () => {
  let answer = (_: object) => {};
  const { user } = draw({ [CREATE]: () => new Promise((resolve) => (answer = resolve)) });
  await user.type(await field(), 'I miss a map.');
  await user.click(send());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => answer({}));
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
});

it('goes with Escape, and begins anew', async () => {
  const { user, store, state } = draw();
  await user.type(await field(), 'I miss');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(state()).toEqual(NO_FEEDBACK);
  act(() => void store.dispatch(feedbackActions.feedbackShown({ actionOrigin: null })));
  expect(await field()).toHaveValue('');
});

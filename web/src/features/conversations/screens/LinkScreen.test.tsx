import { screen } from '@testing-library/react';
import type { LinkedMessage } from 'features/conversations/links';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { LinkScreen } from './LinkScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeEach(() => window.history.replaceState(null, '', '#secret'));
afterEach(() => window.history.replaceState(null, '', '#'));

const OPEN = 'ConversationLinkResource/create';
const REFUSE = 'MailRefusalResource/create';

function message(over: Partial<LinkedMessage> = {}): LinkedMessage {
  return {
    id: '7',
    sender_name: 'Ada Berg',
    text: 'Look at https://example.com/robin',
    created_ms: 1_593_065_622_000,
    is_thing_hidden: false,
    is_unsent: false,
    is_taken_down: false,
    ...over,
  };
}

const shown = (messages: LinkedMessage[], before: string | null = null) => ({
  type: 'linkedconversation',
  messages,
  before,
});

function draw(door: Door, at = '/messages/link/', isViewer = false) {
  return renderApp(<LinkScreen />, { door, at, ...(isViewer && { viewer: viewer() }) });
}

it('says of what was taken back or taken down that there was a message', async () => {
  const gone = [
    message({ id: '3', text: '', is_taken_down: true }),
    message({ id: '2', text: '', is_taken_down: true, is_unsent: true }),
  ];
  draw({ [OPEN]: () => shown(gone) });
  const lines = await screen.findAllByRole('listitem');
  expect(lines[1]).toHaveTextContent(/The host took this message down\.$/);
  expect(lines[0]).toHaveTextContent(/This message was taken back\.$/);
});

it('shows a visitor what was written, the earlier part once it is wanted', async () => {
  const { user, calls } = draw({
    [OPEN]: ({ before }: { before?: string }) =>
      before
        ? shown([message({ id: '1', text: 'First.' })])
        : shown([message({ id: '9', text: '', is_thing_hidden: true }), message()], '7'),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'A message for you' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'https://example.com/robin' })).toBeVisible();
  const lines = screen.getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent(/Ada Berg Jun 25, 2020, .*Look at/);
  expect(lines[1]).toHaveTextContent('This is not shown to you.');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup/');
  await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
  expect(await screen.findByText('First.')).toBeVisible();
  expect(screen.getAllByRole('list', { name: 'Messages' })[0]).toHaveFocus();
  expect(calls.map(({ options }) => options)).toEqual([
    { token: 'secret' },
    { token: 'secret', before: '7' },
  ]);
});

it('leads who has an account to their requests', async () => {
  draw({ [OPEN]: () => shown([message()]) }, '/messages/link/', true);
  const requests = await screen.findByRole('link', { name: 'Message requests' });
  expect(requests).toHaveAttribute('href', '/messages/?view=requests');
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

it('says where nothing was written yet', async () => {
  draw({ [OPEN]: () => shown([]) });
  expect(await screen.findByText(/^Nothing was written since you were added/)).toBeVisible();
});

it('says that a link is over', async () => {
  draw({ [OPEN]: () => failure({ status: 400, message: 'Used.' }) });
  expect(await screen.findByText(/^This link is older than 30 days/)).toBeVisible();
  const logIn = '/login/?next=%2Fmessages%2F%3Fview%3Drequests';
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', logIn);
});

it('has no more mails sent, and opens nothing for that', async () => {
  const { user, calls } = draw({ [REFUSE]: () => ({}) }, '/messages/link/?refuse=1');
  await user.click(screen.getByRole('button', { name: 'Do not write to this address again' }));
  expect(await screen.findByText('This address gets no more mails about messages.')).toBeVisible();
  expect(calls).toEqual([{ name: REFUSE, options: { token: 'secret' } }]);
});

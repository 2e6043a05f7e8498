import { act, screen, waitFor, within } from '@testing-library/react';
import { listsChanged } from 'features/conversations/api';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { pin, viewer } from '../../../test-views';
import { messagingActions as did } from '../parts/messaging';
import { useMessagingDispatch } from '../parts/useMessaging';
import { InboxScreen } from './InboxScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const ben = viewer({ id: '3', username: 'ben', full_name: 'Ben Lind' });
const cleo = viewer({ id: '4', username: 'cleo', full_name: 'Cleo Aho' });

const withBen = conversation({
  id: '34',
  users: [ben],
  unread: 2,
  position: 2_000_000_000_000,
  last_message: message({ id: '2', sender: ben, text: '', pin: pin() as never }),
});
const request = conversation({ id: '35', users: [cleo], is_request: true });

function show(door: Door = {}, at = '/messages/', isVisitor = false) {
  const shown = renderApp(<InboxScreen />, {
    at,
    ...(!isVisitor && { viewer: viewer() }),
    door: {
      'ConversationsResource/get': () => [
        conversation(),
        withBen,
        conversation({ id: '9', users: [] }),
      ],
      'ContactRequestsResource/get': () => [],
      'ConversationResource/get': () => conversation(),
      'ConversationMessagesResource/get': () => [message()],
      'UserMentionTypeaheadResource/get': () => ({ items: [cleo] }),
      ...door,
    },
  });
  const asked = (name: string) =>
    shown.calls.filter((call) => call.name === name).map(({ options }) => options);
  return { ...shown, asked };
}

it('asks a visitor to log in', () => {
  show({}, '/messages/', true);
  expect(screen.getByText('Log in to read your messages.')).toBeVisible();
});

it('lists conversations, the latest first, and says what is unread', async () => {
  show();
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const [first, second, ...others] = within(list).getAllByRole('link');
  expect(first).toHaveTextContent('Ben Lind');
  expect(first).toHaveTextContent('Sent a pin');
  expect(first).toHaveTextContent('2 unread messages');
  expect(first).toHaveAttribute('href', '/messages/34/');
  expect(second).toHaveTextContent('Where did you find it?');
  expect(second).not.toHaveTextContent('unread');
  expect(others).toEqual([]);
  expect(screen.getByText('Choose a conversation, or begin a new one.')).toBeVisible();
});

it('says what is muted, and what members did', async () => {
  const event = message({ id: '3', sender: ben, event: 'named', text: 'Trip' });
  show({
    'ConversationsResource/get': ({ is_archived }: { is_archived?: boolean }) =>
      is_archived ? [] : [{ ...withBen, is_muted: true, is_group: true, last_message: event }],
  });
  const line = await screen.findByRole('link', { name: /Ben Lind/ });
  expect(line).toHaveTextContent('Ben Lind named the group “Trip”');
  expect(line).toHaveTextContent('Muted');
  expect(line).toHaveTextContent('2 unread messages');
  expect(screen.queryByRole('button', { name: 'Archived' })).toBeNull();
});

it('leads to what is archived, and back', async () => {
  const put = conversation({ id: '37', users: [cleo], is_archived: true });
  const { user, router } = show({
    'ConversationsResource/get': ({ is_archived }: { is_archived?: boolean }) =>
      is_archived ? [put] : [withBen],
  });
  await user.click(await screen.findByRole('button', { name: 'Archived' }));
  expect(router.state.location.search).toBe('?view=archived');
  const list = await screen.findByRole('list', { name: 'Archived conversations' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/messages/37/?view=archived']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: /Ben Lind/ })).toBeVisible();
});

it('explains an empty list, and what failed', async () => {
  show({ 'ConversationsResource/get': () => [] });
  expect(
    await screen.findByText('What you and others write to each other stands here.'),
  ).toBeVisible();
  show({ 'ConversationsResource/get': () => failure({ message: 'Not now.' }) });
  expect(await screen.findByText('Not now.')).toBeVisible();
});

it('leads to requests, which are answered in their list', async () => {
  let open = [request];
  const { user, asked, router } = show({
    'ContactRequestsResource/get': () => open,
    'ContactRequestResource/delete': () => {
      open = [];
      return {};
    },
    'ContactRequestDeclineResource/delete': () => {
      open = [request];
      return request;
    },
    'ContactRequestResource/update': () => ({ ...request, is_request: false }),
  });
  await user.click(await screen.findByRole('button', { name: 'Message requests (1)' }));
  expect(router.state.location.search).toBe('?view=requests');
  const list = () => screen.findByRole('list', { name: 'Message requests' });
  const link = within(await list()).getByRole('link', { name: /Cleo Aho/ });
  expect(link).toHaveAttribute('href', '/messages/35/?view=requests');
  await user.click(screen.getByRole('button', { name: 'Decline Cleo Aho' }));
  expect(await screen.findByText(/^Nothing is asked of you/)).toBeVisible();
  const heading = screen.getByRole('heading', { name: 'Message requests' });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(await list()).getByRole('link', { name: /Cleo Aho/ })).toBeVisible();
  expect(asked('ContactRequestDeclineResource/delete')).toEqual([{ conversation_id: '35' }]);
  await user.click(screen.getByRole('button', { name: 'Block Cleo Aho' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Cleo Aho?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Accept Cleo Aho' }));
  expect(await screen.findByText('At /messages/35/')).toBeVisible();
});

it('leads on from a request whose sender was blocked', async () => {
  let open = [request];
  const { user } = show(
    {
      'ContactRequestsResource/get': () => open,
      'UserBlockResource/create': () => {
        open = [];
        return {};
      },
    },
    '/messages/?view=requests',
  );
  await user.click(await screen.findByRole('button', { name: 'Block Cleo Aho' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Cleo Aho?' });
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/^Nothing is asked of you/)).toBeVisible();
  const heading = screen.getByRole('heading', { name: 'Message requests' });
  await waitFor(() => expect(heading).toHaveFocus());
});

it('lists a request that was declined here and taken back elsewhere', async () => {
  let open = [request];
  const { user, store } = show(
    {
      'ContactRequestsResource/get': () => open,
      'ContactRequestResource/delete': () => {
        open = [];
        return {};
      },
    },
    '/messages/?view=requests',
  );
  await user.click(await screen.findByRole('button', { name: 'Decline Cleo Aho' }));
  expect(await screen.findByText(/^Nothing is asked of you/)).toBeVisible();
  open = [request];
  act(() => void store.dispatch(listsChanged()));
  expect(await screen.findByRole('button', { name: 'Accept Cleo Aho' })).toBeVisible();
});

it('writes to several users, who are found by their names', async () => {
  const made = conversation({ id: '36', users: [ben, cleo], is_group: true });
  const { user, asked } = show(
    { 'ConversationsResource/create': () => made },
    '/messages/?view=new',
  );
  const to = await screen.findByRole('combobox', { name: 'To' });
  await waitFor(() => expect(to).toHaveFocus());
  // Before anything is typed, those with whom they write already.
  await user.click(await screen.findByRole('option', { name: /Ben Lind/ }));
  expect(to).toHaveValue('');
  await user.type(to, 'cl');
  expect(await screen.findByRole('option', { name: /Cleo Aho/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Ben Lind/ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(to).toHaveValue('cl');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const chosen = screen.getByRole('list', { name: 'Receivers' });
  expect(within(chosen).getAllByRole('button')).toHaveLength(2);
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Hello.');
  await user.click(send);
  await waitFor(() => expect(asked('ConversationsResource/create')).toHaveLength(1));
  expect(asked('ConversationsResource/create')[0]).toEqual({
    user_ids: ['3', '4'],
    text: 'Hello.',
    client_id: expect.stringMatching(/^.{1,64}$/),
  });
  expect(await screen.findByText('At /messages/36/')).toBeVisible();
});

it('shows a first message before the server has it, and gives it back where it is refused', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user } = show(
    { 'ConversationsResource/create': () => new Promise((done) => (answer = done)) },
    '/messages/?view=new',
  );
  await user.click(await screen.findByRole('combobox', { name: 'To' }));
  await user.click(await screen.findByRole('option', { name: /Ben Lind/ }));
  const field = screen.getByRole('textbox', { name: 'Write a message' });
  await user.type(field, 'Hello.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const own = await screen.findByRole('article', { name: 'You wrote' });
  expect(own).toHaveTextContent('Hello.Sending…');
  expect(field).toHaveValue('');
  await act(async () => answer(failure({ message: 'No.', detail: 'They write to friends.' })));
  expect(await screen.findByText('They write to friends.')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'You wrote' })).toBeNull();
  expect(field).toHaveValue('Hello.');
});

it('takes the last chosen away by Backspace, and any by a press', async () => {
  const { user } = show({}, '/messages/?view=new');
  const to = await screen.findByRole('combobox', { name: 'To' });
  await user.click(await screen.findByRole('option', { name: /Ben Lind/ }));
  await user.click(to);
  await user.click(await screen.findByRole('option', { name: /Ada Berg/ }));
  await user.type(to, '{Backspace}');
  expect(screen.queryByRole('button', { name: 'Remove Ada Berg' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Ben Lind' }));
  expect(screen.queryByRole('list', { name: 'Receivers' })).toBeNull();
});

/** Begins a message elsewhere, with a pin. */
function WithPin() {
  const dispatch = useMessagingDispatch();
  return <button type="button" onClick={() => dispatch(did.newMessageOpened({ pin: pin() }))} />;
}

it('sends what goes with a message, and again into the same conversation where it failed', async () => {
  const CREATE = 'ConversationMessagesResource/create';
  let isBusy = true;
  const door: Door = {
    'ConversationsResource/get': () => [withBen],
    'ContactRequestsResource/get': () => [],
    'ConversationsResource/create': () => withBen,
    [CREATE]: () => (isBusy ? failure({ message: 'Not now.' }) : message()),
  };
  const parts = (
    <>
      <WithPin />
      <InboxScreen />
    </>
  );
  const { user, calls } = renderApp(parts, { viewer: viewer(), door, at: '/messages/?view=new' });
  await user.click(screen.getByRole('button', { name: '' }));
  expect(await screen.findByText('Goes with it: Slow morning light on oak')).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'To' }));
  await user.click(await screen.findByRole('option', { name: /Ben Lind/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  isBusy = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('At /messages/34/')).toBeVisible();
  const of = (name: string) => calls.filter((call) => call.name === name);
  const [begun, ...others] = of('ConversationsResource/create');
  expect(others).toEqual([]);
  const [one, two] = of(CREATE);
  // What is begun after a lost answer is the same, too.
  const sent = one?.options as { client_id: string } | undefined;
  expect(begun?.options).toEqual({ user_ids: ['3'], client_id: sent?.client_id });
  expect(one?.options).toMatchObject({ conversation_id: '34', pin: '900', text: '' });
  expect(two).toEqual(one);
});

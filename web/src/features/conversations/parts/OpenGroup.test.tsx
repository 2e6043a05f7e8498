import { screen, waitFor, within } from '@testing-library/react';
import type { Conversation, Message } from 'features/conversations/api';
import { afterEach, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { OpenConversation } from './OpenConversation';
import { type Ways, WaysContext } from './ways';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const ways: Ways = { isPage: false, open: vi.fn(), showList: vi.fn(), begin: vi.fn() };

afterEach(() => {
  vi.clearAllMocks();
  window.sessionStorage.clear();
});

const ada = viewer({ id: '2', username: 'ada', full_name: 'Ada Berg' });
const ben = viewer({ id: '3', username: 'ben', full_name: 'Ben Lind' });
const cleo = viewer({ id: '4', username: 'cleo', full_name: 'Cleo Aho' });

const group = (over: Partial<Conversation> = {}) =>
  conversation({ is_group: true, users: [ada, ben], ...over });

const START = Date.UTC(2020, 5, 25, 12);

/** Said, or done, so many minutes after noon. */
function said(id: number, over: Partial<Message> = {}): Message {
  return message({ id: String(id), created_ms: START + id * 60_000, ...over });
}

function show(over: Partial<Conversation> = {}, messages: Message[] = [said(1)], door: Door = {}) {
  const shown = renderApp(
    <WaysContext value={ways}>
      <OpenConversation id="33" />
    </WaysContext>,
    {
      viewer: viewer(),
      door: {
        'ConversationResource/get': () => group(over),
        'ConversationMessagesResource/get': () => [...messages].reverse(),
        'ConversationSeenResource/update': () => ({}),
        'ConversationsResource/get': () => [conversation({ id: '40', users: [cleo] })],
        'NewsHubBadgeResource/get': () => ({ conversations_unseen_count: 0 }),
        'UserMentionTypeaheadResource/get': () => ({ items: [ben, cleo] }),
        ...door,
      },
    },
  );
  const asked = (name: string) =>
    shown.calls.filter((call) => call.name === name).map(({ options }) => options);
  const choose = async (entry: string) => {
    await shown.user.click(await screen.findByRole('button', { name: /^More about the conv/ }));
    await shown.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { ...shown, asked, choose };
}

const log = () => screen.findByRole('log');

it('tells between the messages what members did', async () => {
  const mine = { is_mine: true, sender: viewer() };
  show({}, [
    said(1, { text: 'To the sea?' }),
    said(2, { event: 'named', text: 'Trip' }),
    said(3, { event: 'named', text: '' }),
    said(4, { event: 'named', text: 'Sea', ...mine }),
    said(5, { event: 'named', text: '', ...mine }),
    said(6, { event: 'added', text: '', user: cleo }),
    said(7, { event: 'added', text: '', user: viewer() }),
    said(8, { event: 'added', text: '', is_thing_hidden: true }),
    said(9, { event: 'added', text: '', user: cleo, ...mine }),
    said(10, { event: 'added', text: '', is_thing_hidden: true, ...mine }),
    said(11, { event: 'left', text: '' }),
    said(12, { event: 'invited', text: '' }),
    said(13, { event: 'invited', text: '', ...mine }),
    said(14, { text: 'Gladly.' }),
  ]);
  const told = await log();
  const day = within(told).getByRole('heading').parentElement as HTMLElement;
  const parts = [...day.children].slice(1).map(({ textContent }) => textContent);
  expect(parts.slice(1, -1)).toEqual([
    'Ada Berg named the group “Trip”',
    'Ada Berg took the name away',
    'You named the group “Sea”',
    'You took the name away',
    'Ada Berg added Cleo Aho',
    'Ada Berg added you',
    'Ada Berg added a user',
    'You added Cleo Aho',
    'You added a user',
    'Ada Berg left',
    'Ada Berg added someone by email',
    'You added someone by email',
  ]);
  expect(within(told).getAllByRole('article')).toHaveLength(2);
  expect(within(told).getAllByRole('button', { name: 'React, and more' })).toHaveLength(2);
  expect(within(told).getByText('Trip').tagName).toBe('BDI');
});

it('names a group, and says what is wrong with a name', async () => {
  let error: object | null = failure({ key: 'InvalidInput', field: 'name', message: 'Not that.' });
  const { user, asked, choose } = show({ name: 'Sea' }, [said(1)], {
    'ConversationResource/update': () => error ?? group({ name: 'Trip' }),
  });
  await choose('Name the group');
  const dialog = await screen.findByRole('dialog', { name: 'Name the group' });
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Sea');
  await user.clear(field);
  await user.type(field, 'x'.repeat(51));
  expect(within(dialog).getByText('51 / 50')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(asked('ConversationResource/update')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Trip{Enter}');
  expect(await within(dialog).findByText('Not that.')).toBeVisible();
  error = null;
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(asked('ConversationResource/update').at(-1)).toEqual({
    conversation_id: '33',
    name: 'Trip',
  });
  expect(await screen.findByRole('heading', { name: 'Trip' })).toBeVisible();
});

it('shows who takes part, and adds others', async () => {
  let error: object | null = failure({
    key: 'MessageRefused',
    message: 'You cannot write to them.',
  });
  const { user, asked } = show({}, [said(1)], {
    'ConversationMembersResource/create': () => error ?? group({ users: [ada, ben, cleo] }),
  });
  await user.click(await screen.findByRole('button', { name: '3 members' }));
  const dialog = await screen.findByRole('dialog', { name: 'Members' });
  const list = within(dialog).getByRole('list', { name: 'Members of Ada Berg, Ben Lind' });
  const members = within(list).getAllByRole('link');
  expect(members.map((link) => link.getAttribute('href'))).toEqual([
    `/${viewer().username}/`,
    '/ada/',
    '/ben/',
  ]);
  const field = within(dialog).getByRole('combobox', { name: 'Add' });
  await user.type(field, 'c');
  // Ben is a member.
  expect(await within(dialog).findAllByRole('option')).toHaveLength(1);
  await user.click(within(dialog).getByRole('option', { name: /Cleo Aho/ }));
  const add = within(dialog).getByRole('button', { name: 'Add' });
  await user.click(add);
  expect(await within(dialog).findByText('You cannot write to them.')).toBeVisible();
  error = null;
  await user.click(add);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(asked('ConversationMembersResource/create').at(-1)).toEqual({
    conversation_id: '33',
    user_ids: ['4'],
  });
  expect(await screen.findByRole('button', { name: '4 members' })).toBeVisible();
});

it('adds an address', async () => {
  const { user, choose, asked } = show({}, [said(1)], {
    'ConversationMembersResource/create': () => group({ emails: ['gast@example.com'] }),
  });
  await choose('Add people');
  const dialog = await screen.findByRole('dialog', { name: 'Add people' });
  await user.type(within(dialog).getByRole('combobox', { name: 'Add' }), 'gast@example.com,');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(asked('ConversationMembersResource/create')).toEqual([
    { conversation_id: '33', user_ids: [], emails: ['gast@example.com'] },
  ]);
  expect(await screen.findByRole('button', { name: '4 members' })).toBeVisible();
});

it('adds no more where all places are taken', async () => {
  const users = Array.from({ length: 9 }, (_, at) => viewer({ id: `9${at}`, username: `u${at}` }));
  const { choose } = show({ users });
  await choose('Add people');
  expect(await screen.findByText('All ten places of this group are taken.')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('is muted, with a way back', async () => {
  const { user, asked, choose } = show({}, [said(1)], {
    'ConversationMuteResource/update': ({ is_muted }: { is_muted: boolean }) => group({ is_muted }),
  });
  await choose('Mute');
  expect(await screen.findByText('You will not be told of new messages')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked('ConversationMuteResource/update')).toHaveLength(2));
  expect(asked('ConversationMuteResource/update')).toEqual([
    { conversation_id: '33', is_muted: true },
    { conversation_id: '33', is_muted: false },
  ]);
});

it('goes into the archive and back, and leads to the list in which it stood', async () => {
  const door: Door = {
    'ConversationArchiveResource/update': ({ is_archived }: { is_archived: boolean }) =>
      group({ is_archived }),
  };
  const { asked, choose, user } = show({}, [said(1)], door);
  await choose('Archive');
  expect(ways.showList).toHaveBeenCalledExactlyOnceWith('inbox');
  expect(await screen.findByText('Archived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(ways.showList).toHaveBeenLastCalledWith('archived');
  await choose('Move to inbox');
  expect(await screen.findByText('Moved to inbox')).toBeVisible();
  expect(asked('ConversationArchiveResource/update').at(-1)).toEqual({
    conversation_id: '33',
    is_archived: false,
  });
});

it('a request has neither search nor what its members change', async () => {
  const { user } = show({ is_request: true });
  await user.click(await screen.findByRole('button', { name: /^More about the conversation/ }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map((item) => item.textContent)).toEqual(['Report conversation', 'Leave group']);
});

it('finds words, and leads to the message', async () => {
  const old = said(1, { text: 'The ferry goes at nine.' });
  const { user, asked, choose } = show({}, [old, said(2, { text: 'Good.' })], {
    'ConversationSearchResource/get': ({ query }: { query: string }) =>
      query === 'ferry' ? [old] : [],
  });
  await choose('Search');
  const field = await screen.findByRole('textbox', { name: 'Search this conversation' });
  const search = field.closest('search') as HTMLElement;
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'train{Enter}');
  expect(await within(search).findByText('No message here has these words.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'ferry');
  const list = await within(search).findByRole('list', { name: 'Found messages' });
  expect(within(search).getByRole('status')).toHaveTextContent('1 message found');
  expect(asked('ConversationSearchResource/get').at(-1)).toEqual({
    conversation_id: '33',
    query: 'ferry',
  });
  await user.click(within(list).getByRole('button', { name: /^Ada Berg.*The ferry goes at nine/ }));
  await waitFor(() => expect(search).not.toBeInTheDocument());
  const found = within(await log()).getByText('The ferry goes at nine.');
  await waitFor(() => expect(found.closest('[data-message]')).toHaveFocus());
});

it('says what failed, and Escape closes the search alone', async () => {
  const { user, choose } = show({}, [said(1)], {
    'ConversationSearchResource/get': () => failure({ message: 'Not now.' }),
  });
  await choose('Search');
  const field = await screen.findByRole('textbox', { name: 'Search this conversation' });
  const search = field.closest('search') as HTMLElement;
  await user.type(field, 'ferry{Enter}');
  expect(await within(search).findByText('Not now.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(search).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^More about the conversation/ })).toHaveFocus();
});

it.each([
  ['the conversation', 'ConversationResource/get', () => group()],
  ['its messages', 'ConversationMessagesResource/get', () => [said(1)]],
])('says in the words of the server what failed, and another try brings %s', async (...row) => {
  const [_what, name, answer] = row;
  let isDown = true;
  const { user } = show({}, [], {
    'ConversationMessagesResource/get': () => [said(1)],
    [name]: () => (isDown ? failure({ status: 503, message: 'Back at noon.' }) : answer()),
  });
  const words = await screen.findByText('Back at noon.');
  expect(words.closest('[role="alert"]')).not.toBeNull();
  expect(screen.queryByRole('log')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(await log()).findByText('Where did you find it?')).toBeVisible();
  expect(screen.queryByText('Back at noon.')).toBeNull();
});

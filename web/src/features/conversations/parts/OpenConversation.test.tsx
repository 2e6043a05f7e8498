import { act, screen, waitFor, within } from '@testing-library/react';
import type { Conversation, Message } from 'features/conversations/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { viewer } from '../../../test-views';
import type { Messaging } from './messaging';
import { OpenConversation } from './OpenConversation';
import { type Ways, WaysContext } from './ways';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const ways: Ways = { isPage: false, open: vi.fn(), showList: vi.fn(), begin: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  window.sessionStorage.clear();
});

const START = Date.UTC(2020, 5, 25, 12);

/** Said so many minutes after noon. */
function said(id: string, minute: number, over: Partial<Message> = {}): Message {
  return message({ id, created_ms: START + minute * 60_000, ...over });
}

function mine(id: string, minute: number, over: Partial<Message> = {}): Message {
  return said(id, minute, { is_mine: true, sender: viewer(), ...over });
}

function show(over: Partial<Conversation>, messages: Message[], door: Door = {}) {
  const shown = renderApp(
    <WaysContext value={ways}>
      <OpenConversation id="33" />
    </WaysContext>,
    {
      viewer: viewer(),
      door: {
        'ConversationResource/get': () => conversation(over),
        'ConversationMessagesResource/get': () => [...messages].reverse(),
        'ConversationSeenResource/update': () => ({}),
        'ConversationTypingResource/create': () => ({}),
        'ConversationsResource/get': () => [],
        'NewsHubBadgeResource/get': () => ({ conversations_unseen_count: 0 }),
        ...door,
      },
    },
  );
  const asked = (name: string) => shown.calls.filter((call) => call.name === name);
  return { ...shown, asked };
}

const CREATE = 'ConversationMessagesResource/create';
const field = () => screen.findByRole('textbox', { name: 'Message Ada Berg' });

it('shows what was written by days and senders, and with whom', async () => {
  show({}, [
    said('1', 0, { text: 'Look: https://oak.test/rooms.' }),
    said('2', 1, { text: 'And this.' }),
    mine('3', 2, { text: 'Fine!' }),
    said('4', 24 * 60, { text: 'A day later' }),
  ]);
  const log = await screen.findByRole('log', { name: 'Messages with Ada Berg' });
  expect(within(log).getAllByRole('heading')).toHaveLength(2);
  const runs = within(log).getAllByRole('article');
  expect(runs.map((run) => run.getAttribute('aria-label'))).toEqual([
    'Ada Berg wrote',
    'You wrote',
    'Ada Berg wrote',
  ]);
  expect(runs[0]).toHaveTextContent('Look: https://oak.test/rooms.And this.');
  const link = within(log).getByRole('link', { name: 'https://oak.test/rooms' });
  expect(link).toHaveAttribute('href', 'https://oak.test/rooms');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
  const heading = screen.getByRole('heading', { name: 'Ada Berg' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/ada/');
});

it('shows what came with the conversation until its messages are walked', async () => {
  let walked: (messages: Message[]) => void = () => undefined;
  const { asked } = show({ messages: [said('2', 1, { text: 'And this.' }), said('1', 0)] }, [], {
    'ConversationMessagesResource/get': () => new Promise((done) => (walked = done)),
  });
  const log = await screen.findByRole('log');
  expect(log).toHaveTextContent(/Where did you find it\?And this\./);
  await act(async () => walked([said('3', 2, { text: 'Gone.' }), said('2', 1)]));
  expect(await within(log).findByText('Gone.')).toBeVisible();
  expect(asked('ConversationResource/get')).toHaveLength(1);
});

it('shows words before the server has them, once, and in their place afterwards', async () => {
  let answer: (value: Message) => void = () => undefined;
  const { user, asked } = show({}, [said('1', 0)], {
    [CREATE]: ({ client_id }: { client_id: string }) =>
      new Promise((done) => {
        answer = (value) => done({ ...value, client_id });
      }),
  });
  await user.type(await field(), 'At the harbour.{Shift>}{Enter}{/Shift}On Sundays.{Enter}');
  const own = await screen.findByRole('article', { name: 'You wrote' });
  expect(own).toHaveTextContent('At the harbour. On Sundays.Sending…');
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(asked(CREATE)).toHaveLength(1);
  await act(async () => answer(mine('2', 30_000_000, { text: 'At the harbour.\nOn Sundays.' })));
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(screen.getAllByText(/At the harbour/)).toHaveLength(1);
});

it('gives back words that are refused, and sends them again under the same name', async () => {
  const { user, asked } = show({}, [said('1', 0)], {
    [CREATE]: () => failure({ key: 'Busy', message: 'Try again later.' }),
  });
  await user.type(await field(), 'It sings.{Enter}');
  expect(await screen.findByText('Try again later.')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'You wrote' })).toBeNull();
  await waitFor(async () => expect(await field()).toHaveValue('It sings.'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(asked(CREATE)).toHaveLength(2));
  const sent = () => asked(CREATE).map(({ options }) => options as { client_id: string });
  expect(sent()[1]).toEqual(sent()[0]);
  // Other words are another message.
  await waitFor(async () => expect(await field()).toHaveValue('It sings.'));
  await user.type(await field(), ' Twice.{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatchObject({ text: 'It sings. Twice.' });
  expect(sent()[2]?.client_id).not.toBe(sent()[0]?.client_id);
});

it('tells the server once that it was seen, and again when more comes', async () => {
  const messages = [said('1', 0)];
  const { asked } = show({ unread: 1 }, messages);
  const seen = () => asked('ConversationSeenResource/update');
  await waitFor(() => expect(seen()).toHaveLength(1));
  messages.push(said('2', 1, { text: 'Are you there?' }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(seen()).toHaveLength(2));
  const news = screen.getByText('Ada Berg: Are you there?');
  expect(news.closest('[role="status"]')).not.toBeNull();
  expect(within(screen.getByRole('log')).getByText('Are you there?')).toBeVisible();
});

it('shows what it was told of while it asked for what came before', async () => {
  const messages = [said('1', 0)];
  const answers: (() => void)[] = [];
  const { asked } = show({}, messages, {
    'ConversationMessagesResource/get': () => {
      const seen = [...messages].reverse();
      if (!screen.queryByRole('log')) return seen;
      return new Promise((done) => answers.push(() => done(seen)));
    },
  });
  await screen.findByRole('log');
  const told = () => window.dispatchEvent(new Event('focus'));
  act(() => {
    told();
    told();
  });
  messages.push(said('2', 1, { text: 'Are you there?' }));
  await act(async () => answers[0]?.());
  // As long as an answer that has no reader is kept.
  await act(() => new Promise((done) => setTimeout(done)));
  await act(async () => answers[1]?.());
  expect(asked('ConversationMessagesResource/get')).toHaveLength(3);
  expect(await within(screen.getByRole('log')).findByText('Are you there?')).toBeVisible();
});

it('asks to answer a request before one writes, and is quiet until then', async () => {
  let isRequest = true;
  const { user, asked, store } = show({}, [said('1', 0)], {
    'ConversationResource/get': () => conversation({ is_request: isRequest, unread: 1 }),
    'ContactRequestsResource/get': () => [],
    'ContactRequestResource/update': () => {
      isRequest = false;
      return conversation();
    },
    'ContactRequestResource/delete': () => ({}),
    'ContactRequestDeclineResource/delete': () => conversation(),
  });
  expect(await screen.findByText(/^Ada Berg would like to write to you/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  const messaging = () => (store.getState() as unknown as { messaging: Messaging }).messaging;
  const noted = () => messaging().requests;
  expect(messaging().askedId).toBe('33');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Request declined')).toBeVisible();
  expect(ways.showList).toHaveBeenCalledExactlyOnceWith('requests');
  expect(noted()).toEqual({ 33: { hasDeclined: true, hasBlocked: false } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(noted()).toEqual({ 33: { hasDeclined: false, hasBlocked: false } }));
  // It is unread no longer, of which the server tells none.
  expect(asked('ConversationSeenResource/update')).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await field()).toBeVisible();
  expect(messaging().askedId).toBeNull();
});

it('says when one has to wait for an answer', async () => {
  show({ awaits_answer: true }, [mine('1', 0)]);
  expect(await screen.findByText('You can write more once Ada Berg answers.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('leaves a group, and a conversation of two, after asking', async () => {
  const { user, asked } = show({}, [said('1', 0)], { 'ConversationResource/delete': () => ({}) });
  await user.click(await screen.findByRole('button', { name: /^More about the conversation/ }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map((item) => item.textContent)).toEqual([
    'Search',
    'Mute',
    'Archive',
    'Report conversation',
    'Block Ada Berg',
    'Delete conversation',
  ]);
  await user.click(offered[5] as HTMLElement);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this conversation?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Conversation deleted')).toBeVisible();
  expect(asked('ConversationResource/delete')).toEqual([
    { name: 'ConversationResource/delete', options: { conversation_id: '33' } },
  ]);
  expect(ways.showList).toHaveBeenCalledExactlyOnceWith('inbox');
});

it('says that a conversation is gone', async () => {
  const { user } = show({}, [], { 'ConversationResource/get': () => failure({ status: 404 }) });
  expect(await screen.findByText('This conversation is gone.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All messages' }));
  expect(ways.showList).toHaveBeenCalledExactlyOnceWith('inbox');
});

it('offers to unblock whom the viewer blocked there, and brings it back', async () => {
  let isBlocked = false;
  const { user, asked, store } = show({}, [said('1', 0)], {
    'ConversationResource/get': () => (isBlocked ? failure({ status: 404 }) : conversation()),
    'UserBlockResource/create': () => {
      isBlocked = true;
      return {};
    },
    'UserBlockResource/delete': () => {
      isBlocked = false;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: /^More about the conversation/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block Ada Berg' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Block Ada Berg?' });
  await user.click(within(ask).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/^You blocked Ada Berg\./)).toBeVisible();
  const messaging = () => (store.getState() as unknown as { messaging: Messaging }).messaging;
  expect(messaging().requests[33]?.hasBlocked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  const back = await screen.findByRole('alertdialog', { name: 'Unblock Ada Berg?' });
  expect(asked('UserBlockResource/delete')).toEqual([]);
  await user.click(within(back).getByRole('button', { name: 'Unblock' }));
  expect(await field()).toBeVisible();
  expect(asked('UserBlockResource/delete')).toHaveLength(1);
  expect(messaging().requests[33]?.hasBlocked).toBe(false);
});

it('reacts to messages, and takes an own one back after asking', async () => {
  const messages = [said('1', 0), mine('2', 1, { text: 'By the sea.', created_ms: Date.now() })];
  const [first, last] = messages as [Message, Message];
  const { user, asked } = show({}, messages, {
    'MessageReactionResource/create': () => ({ ...first, reaction_counts: { 7: 1 } }),
    'ConversationMessageResource/delete': () => ({ ...last, text: '', is_unsent: true }),
  });
  const more = await screen.findAllByRole('button', { name: 'React, and more' });
  await user.click(more[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Copy words' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report message' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take message back' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wow' }));
  expect(await screen.findByRole('img', { name: 'Wow' })).toBeVisible();
  expect(asked('MessageReactionResource/create')[0]?.options).toMatchObject({
    message_id: '1',
    reaction_type: 7,
  });
  await user.click(more[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Take message back' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Take this message back?' });
  await user.click(within(ask).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('You took this message back.')).toBeVisible();
  expect(screen.queryByText('By the sea.')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'React, and more' })).toHaveLength(1);
});

it('reports the message of a request, to which there is no reaction yet', async () => {
  const { user } = show({ is_request: true }, [said('1', 0)]);
  await user.click(await screen.findByRole('button', { name: 'More about this message' }));
  expect(await screen.findByRole('button', { name: 'Report message' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Wow' })).toBeNull();
});

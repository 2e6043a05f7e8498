import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ARCHIVE,
  type Conversation,
  conversationsApi,
  type Message,
} from 'features/conversations/api';
import type { Change, Hear } from 'lib/liveWords';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Door, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { ConversationList } from './ConversationList';
import { OpenConversation } from './OpenConversation';
import { type Ways, WaysContext } from './ways';

/** Parts that hear what the stream tells. */
const live = vi.hoisted(() => ({ parts: new Set<Hear>() }));

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));
vi.mock('lib/live', async () => {
  const { useEffect } = await import('react');
  return {
    isLive: () => true,
    useLive: (user: string | undefined, _topic: string, hear: Hear) =>
      useEffect(() => {
        if (!user) return;
        live.parts.add(hear);
        return () => void live.parts.delete(hear);
      }),
    useLiveTyping: () => {},
  };
});

beforeEach(() => live.parts.clear());

const tell = (change: Change | null) =>
  act(async () => {
    for (const hear of [...live.parts]) hear(change);
  });

const changed = (over: Partial<Change & { message: Message }> = {}) =>
  ({ kind: 'conversation', id: '33', version: '1', ...over }) as Change;

/** A message as the stream carries it. */
const carried = (id: string, text: string, over: Partial<Message> = {}) => {
  const one = message({ id, text, created_ms: Date.UTC(2021, 5, 25) + Number(id), ...over });
  return changed({ version: id, message: one });
};

const ways: Ways = { isPage: false, open: vi.fn(), showList: vi.fn(), begin: vi.fn() };

/** Leaves the list and comes back to it, as by another list. */
function Leaving({ children }: { children: ReactNode }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Leave
      </button>
      <div key={times}>{children}</div>
    </>
  );
}

function show(part: 'open' | 'list' | 'both', over: Partial<Conversation> = {}, door: Door = {}) {
  const shown = renderApp(
    <WaysContext value={ways}>
      {part !== 'open' && (
        <Leaving>
          <ConversationList openId={null} />
        </Leaving>
      )}
      {part !== 'list' && <OpenConversation id="33" />}
    </WaysContext>,
    {
      viewer: viewer(),
      door: {
        'ConversationResource/get': () => conversation(over),
        'ConversationMessagesResource/get': () => [message()],
        'ConversationSeenResource/update': () => ({}),
        'ConversationsResource/get': () => [conversation({ unread: 0, ...over })],
        'NewsHubBadgeResource/get': () => ({ conversations_unseen_count: 0 }),
        ...door,
      },
    },
  );
  const asked = () => shown.calls.map(({ name }) => name).filter((name) => /get$/.test(name));
  return { ...shown, asked };
}

const texts = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

it('shows a message that carries its words without a question, once and in its place', async () => {
  const { asked } = show('open');
  await within(await screen.findByRole('log')).findByText('Where did you find it?');
  await waitFor(() => expect(asked()).toContain('ConversationMessagesResource/get'));
  const before = asked().length;
  await tell(carried('1003', 'The third.'));
  await tell(carried('1002', 'The second.'));
  await tell(carried('1003', 'The third.'));
  await tell(changed({ id: '34', version: '9' }));
  const inOrder = /find it\?.*The second\.The third\./;
  await waitFor(() => expect(texts().join()).toMatch(inOrder));
  expect(
    texts()
      .join()
      .match(/The third/g),
  ).toHaveLength(1);
  expect(asked().slice(before)).not.toContain('ConversationMessagesResource/get');
  expect(asked().slice(before)).not.toContain('ConversationResource/get');
});

it('asks for the open conversation alone where words are not carried', async () => {
  let messages = [message()];
  const { asked } = show('open', {}, { 'ConversationMessagesResource/get': () => messages });
  await within(await screen.findByRole('log')).findByText('Where did you find it?');
  const before = asked().length;
  messages = [message({ id: '1002', text: 'On the moor.' }), message()];
  await tell(changed({ version: '1002' }));
  expect(await screen.findByText('On the moor.')).toBeVisible();
  expect(asked().slice(before)).toEqual(['ConversationMessagesResource/get']);
  const then = asked().length;
  // It is known by now.
  await tell(changed({ version: '1002' }));
  expect(asked()).toHaveLength(then);
});

it('loses nothing that is told while an answer is under way', async () => {
  let answer: (messages: Message[]) => void = () => undefined;
  const door = {
    'ConversationMessagesResource/get': () => new Promise<Message[]>((done) => (answer = done)),
  };
  const { asked } = show('open', {}, door);
  await waitFor(() => expect(asked()).toContain('ConversationMessagesResource/get'));
  await tell(carried('1002', 'Meanwhile.'));
  const before = asked().length;
  await act(async () => answer([message()]));
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
  await act(async () => answer([message({ id: '1002', text: 'Meanwhile.' }), message()]));
  expect(await within(screen.getByRole('log')).findByText('Meanwhile.')).toBeVisible();
});

it('asks once who has read what the viewer wrote, when another answers first', async () => {
  const mine = message({ id: '1001', is_mine: true, sender: viewer() });
  const seen_by: Conversation['seen_by'] = [];
  const door = { 'ConversationMessagesResource/get': () => [mine] };
  const { asked } = show('open', { seen_by, reader_count: 1 }, door);
  await within(await screen.findByRole('log')).findByText('Where did you find it?');
  const before = asked().length;
  await tell(carried('1002', 'On the moor.'));
  expect(await screen.findByText('On the moor.')).toBeVisible();
  await waitFor(() => expect(asked().slice(before)).toContain('ConversationResource/get'));
});

it('asks for one conversation of a list alone, and for the list where it is not in it', async () => {
  let now = conversation();
  const { asked } = show('list', {}, { 'ConversationResource/get': () => now });
  const line = await screen.findByRole('listitem');
  const before = asked().length;
  now = conversation({ unread: 1, last_message: message({ id: '1002', text: 'On the moor.' }) });
  await tell(carried('1002', 'On the moor.'));
  await waitFor(() => expect(line).toHaveTextContent('On the moor.'));
  expect(asked().slice(before)).toEqual(['ConversationResource/get']);
  // It has that version by now.
  await tell(carried('1002', 'On the moor.'));
  expect(asked().slice(before)).toHaveLength(1);
  await tell(changed({ id: '34', version: '7' }));
  await waitFor(() => expect(asked().at(-1)).toBe('ConversationsResource/get'));
  await tell(null);
  const lists = () => asked().filter((name) => name === 'ConversationsResource/get');
  await waitFor(() => expect(lists()).toHaveLength(3));
  expect(asked().slice(before)).toHaveLength(3);
});

it('asks for nothing where the list stands beside the open conversation', async () => {
  const { asked } = show('both');
  await within(await screen.findByRole('log')).findByText('Where did you find it?');
  await screen.findByRole('listitem');
  await waitFor(() => expect(asked()).toContain('ConversationMessagesResource/get'));
  const before = asked().length;
  await tell(carried('1002', 'On the moor.'));
  const line = screen.getByRole('listitem');
  await waitFor(() => expect(line).toHaveTextContent('On the moor.'));
  expect(within(screen.getByRole('log')).getByText('On the moor.')).toBeVisible();
  expect(asked().slice(before)).toEqual([]);
});

/** The conversation with what was written last in it. */
const written = () =>
  conversation({ unread: 1, last_message: message({ id: '1002', text: 'On the moor.' }) });

it('takes no answer that was asked before what is told for what is so now', async () => {
  let answer: (list: Conversation[]) => void = () => undefined;
  let list: () => unknown = () => [conversation()];
  const { asked } = show(
    'list',
    {},
    { 'ConversationsResource/get': () => list(), 'ConversationResource/get': () => written() },
  );
  const line = await screen.findByRole('listitem');
  list = () => new Promise<Conversation[]>((done) => (answer = done));
  const before = asked().length;
  await tell(null);
  await waitFor(() => expect(asked().length).toBe(before + 1));
  await tell(carried('1002', 'On the moor.'));
  await act(async () => answer([conversation()]));
  await waitFor(() => expect(line).toHaveTextContent('On the moor.'));
  expect(asked().slice(before)).toEqual(['ConversationsResource/get', 'ConversationResource/get']);
});

it('does not take the answer to a list that was left for its own', async () => {
  let answer: (one: Conversation) => void = () => undefined;
  const questions = [() => new Promise<Conversation>((done) => (answer = done)), () => written()];
  let list = [conversation({ is_archived: true })];
  const { asked, user } = show(
    'list',
    {},
    {
      'ConversationsResource/get': () => list,
      'ConversationResource/get': () => questions.shift()?.(),
    },
  );
  const lists = () => asked().filter((name) => name === 'ConversationsResource/get').length;
  await screen.findByText('What you and others write to each other stands here.');
  // It was put away, which the list asks for before it is left.
  await tell(changed({ version: '5' }));
  await waitFor(() => expect(asked()).toContain('ConversationResource/get'));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(lists()).toBe(2));
  // A message brings it back, and is heard before that is answered.
  await tell(carried('1002', 'On the moor.'));
  list = [written()];
  await act(async () => answer(conversation({ is_archived: true })));
  expect(await screen.findByRole('listitem')).toHaveTextContent('On the moor.');
});

it('asks for the lists where one still has what another has again', async () => {
  const archive = { is_archived: true };
  let archived = [conversation(archive)];
  const door = {
    'ConversationsResource/get': (options: { is_archived?: boolean }) =>
      options.is_archived ? archived : [written()],
    'ConversationResource/get': () => written(),
  };
  const { asked, store } = show('list', {}, door);
  await screen.findByRole('listitem');
  const { listConversations } = conversationsApi.endpoints;
  await act(async () => void store.dispatch(listConversations.initiate(ARCHIVE)));
  const kept = () =>
    listConversations.select(ARCHIVE)(store.getState() as never).data?.pages[0]?.data;
  await waitFor(() => expect(kept()).toHaveLength(1));
  archived = [];
  const before = asked().length;
  await tell(carried('1002', 'On the moor.'));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(asked().slice(before + 1)).toEqual(Array(2).fill('ConversationsResource/get'));
});

import { act, screen, waitFor, within } from '@testing-library/react';
import type { Conversation, Message } from 'features/conversations/api';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { OpenConversation } from './OpenConversation';
import { type Ways, WaysContext } from './ways';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

afterEach(() => window.sessionStorage.clear());

const ways: Ways = { isPage: false, open: vi.fn(), showList: vi.fn(), begin: vi.fn() };

const START = Date.UTC(2020, 5, 25, 12);

/** What the viewer wrote, or another, as message so and so. */
function said(id: number, over: Partial<Message> = {}): Message {
  return message({ id: String(id), text: `Words ${id}`, created_ms: START + id * 1_000, ...over });
}

const mine = (id: number) => said(id, { is_mine: true, sender: viewer() });

type Reads = Conversation['seen_by'];

/** Up to which message members have read. */
const upTo = (read: Record<string, number>): Reads =>
  Object.entries(read).map(([user_id, id]) => ({ user_id, message_id: String(id) }));

async function show(
  messages: Message[],
  read: Record<string, number>,
  over: Partial<Conversation> = {},
) {
  let seen_by = upTo(read);
  const { calls } = renderApp(
    <WaysContext value={ways}>
      <OpenConversation id="33" />
    </WaysContext>,
    {
      viewer: viewer(),
      door: {
        'ConversationResource/get': () => conversation({ seen_by, ...over }),
        'ConversationMessagesResource/get': () => [...messages].reverse(),
        'ConversationSeenResource/update': () => ({}),
        'ConversationsResource/get': () => [],
        'NewsHubBadgeResource/get': () => ({ conversations_unseen_count: 0 }),
      },
    },
  );
  const log = await screen.findByRole('log');
  return {
    log,
    asked: () => calls.filter(({ name }) => name === 'ConversationResource/get').length,
    /** Others read on, and the server tells of it. */
    reads: async (now: Record<string, number>) => {
      seen_by = upTo(now);
      await act(async () => void window.dispatchEvent(new Event('focus')));
    },
  };
}

/** The words above the line in which it is said, and all that have such a line. */
function lines(log: HTMLElement) {
  const seen = within(log).queryByText('Seen')?.parentElement?.previousElementSibling;
  const lined = within(log)
    .queryAllByText(/^\d+:\d\d/)
    .map((time) => time.parentElement?.previousElementSibling?.textContent);
  return { seen: seen?.textContent ?? null, lined };
}

it('says below the latest that the other has read it', async () => {
  const { log, reads } = await show([said(1), mine(2)], { 2: 1 });
  expect(lines(log).seen).toBeNull();
  await reads({ 2: 2 });
  const expected = { seen: 'Words 2', lined: ['Words 1', 'Words 2'] };
  await waitFor(() => expect(lines(log)).toEqual(expected));
});

it('asks who has read it as long as there is more to hear', async () => {
  const messages = [mine(1)];
  const { log, asked, reads } = await show(messages, { 2: 0 });
  expect(asked()).toBe(1);
  await reads({ 2: 1 });
  await waitFor(() => expect(lines(log).seen).toBe('Words 1'));
  expect(asked()).toBe(2);
  messages.push(said(2));
  await reads({ 2: 1 });
  await within(log).findByText('Words 2');
  expect(asked()).toBe(2);
});

it('hears what was written meanwhile with it', async () => {
  const messages = [mine(1)];
  const { log, asked, reads } = await show(messages, {}, { messages: [said(2), mine(1)] });
  // What is walked is there by then.
  await waitFor(() => expect(within(log).queryByText('Words 2')).toBeNull());
  messages.length = 0;
  await reads({ 2: 2 });
  expect(await within(log).findByText('Words 2')).toBeVisible();
  expect(lines(log).seen).toBe('Words 1');
  expect(asked()).toBe(2);
});

it('moves nothing when it is said, and when it goes elsewhere', async () => {
  const messages = [mine(1)];
  const { log, asked, reads } = await show(messages, { 2: 1 });
  expect(lines(log)).toEqual({ seen: 'Words 1', lined: ['Words 1'] });
  messages.push(mine(2), mine(3));
  // Of the second it would need a line between the others.
  await reads({ 2: 1 });
  const lined = ['Words 1', 'Words 3'];
  await waitFor(() => expect(lines(log)).toEqual({ seen: 'Words 1', lined }));
  await reads({ 2: 2 });
  await waitFor(() => expect(asked()).toBe(2));
  expect(lines(log)).toEqual({ seen: 'Words 1', lined });
  await reads({ 2: 3 });
  await waitFor(() => expect(lines(log)).toEqual({ seen: 'Words 3', lined }));
});

it('stands between the messages of a run where it does as the log opens', async () => {
  const { log } = await show([mine(1), mine(2), mine(3)], { 2: 2 });
  expect(lines(log)).toEqual({ seen: 'Words 2', lined: ['Words 2', 'Words 3'] });
});

it('is not said of who does not show it, also where they wrote later', async () => {
  const { log } = await show([mine(1), said(2)], {});
  expect(lines(log).seen).toBeNull();
});

it('shows in a group the faces of who has read it, of many how many more', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eli'];
  const users = names.map((name, at) =>
    viewer({ id: String(at + 2), username: name.toLowerCase(), full_name: name }),
  );
  const { log, reads } = await show([mine(1)], { 2: 1 }, { is_group: true, users });
  expect(within(log).getByRole('img', { name: 'Seen by Ada' })).toHaveTextContent(/^A$/);
  // One of them is not a member any more.
  await reads({ 2: 1, 3: 1, 9: 1 });
  expect(await within(log).findByRole('img', { name: 'Seen by Ada and Ben' })).toBeVisible();
  await reads({ 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 });
  const name = 'Seen by Ada, Ben, Cleo, Dan and Eli';
  const all = await within(log).findByRole('img', { name });
  expect(all).toHaveTextContent(/^ABC\+2$/);
  expect(within(log).queryByText('Seen')).toBeNull();
});

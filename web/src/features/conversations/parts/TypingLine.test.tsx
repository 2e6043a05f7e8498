import { act, screen, within } from '@testing-library/react';
import type { Conversation, Message } from 'features/conversations/api';
import { InboxScreen } from 'features/conversations/screens/InboxScreen';
import type { Typing } from 'lib/liveWords';
import { afterEach, expect, it, vi } from 'vitest';
import { type Door, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { MessagesFlyout } from './MessagesFlyout';
import { OpenConversation } from './OpenConversation';
import { useHearTyping } from './useHearTyping';
import { type Ways, WaysContext } from './ways';

/** What the server tells by itself. */
const live = vi.hoisted(() => ({ hear: (_: Typing) => {} }));

vi.mock('lib/live', () => ({
  isLive: () => true,
  useLive: () => {},
  useLiveTyping: (user: string | undefined, hear: (typing: Typing) => void) => {
    if (user) live.hear = hear;
  },
}));
vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
});

const ada = viewer({ id: '2', username: 'ada', full_name: 'Ada Berg' });
const ben = viewer({ id: '3', username: 'ben', full_name: 'Ben Lind' });
const cleo = viewer({ id: '4', username: 'cleo', full_name: 'Cleo Aho' });

const ways: Ways = { isPage: false, open: vi.fn(), showList: vi.fn(), begin: vi.fn() };

function doorOf(one: Conversation, messages: Message[]): Door {
  return {
    'ConversationResource/get': () => ({ ...one, messages: [...messages].reverse() }),
    'ConversationMessagesResource/get': () => [...messages].reverse(),
    'ConversationSeenResource/update': () => ({}),
    'ConversationsResource/get': ({ is_archived }: { is_archived?: boolean }) =>
      is_archived ? [] : [{ ...one, last_message: messages.at(-1) }],
    'ContactRequestsResource/get': () => [],
    'NewsHubBadgeResource/get': () => ({ conversations_unseen_count: 0 }),
  };
}

/** Where it is heard who writes, in the place of the page and the flyout. */
function Heard() {
  useHearTyping();
  return <OpenConversation id="33" />;
}

async function show(over: Partial<Conversation> = {}, messages: Message[] = [message()]) {
  const door = doorOf(conversation(over), messages);
  const heard = (
    <WaysContext value={ways}>
      <Heard />
    </WaysContext>
  );
  renderApp(heard, { viewer: viewer(), door });
  const log = await screen.findByRole('log');
  const place = log.nextElementSibling as HTMLElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    log,
    /** What is seen below the messages. */
    line: () => place.querySelector('p')?.textContent ?? '',
    /** What screen readers are told. */
    told: () => within(place).getByRole('status').textContent,
  };
}

const types = (user_id: string, conversation_id = '33') =>
  act(async () => live.hear({ conversation_id, user_id }));
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
/** What came is asked for. */
const ask = () => act(async () => void window.dispatchEvent(new Event('focus')));

it('shows that the other writes, until six seconds after the last that was told', async () => {
  const { line } = await show();
  expect(line()).toBe('');
  await types('2');
  expect(line()).toBe('Ada Berg is typing…');
  await pass(5_999);
  await types('2');
  await pass(5_999);
  expect(line()).toBe('Ada Berg is typing…');
  await pass(1);
  expect(line()).toBe('');
});

it('names two, and says of more that they write', async () => {
  const { line } = await show({ is_group: true, users: [ada, ben, cleo] });
  await types('3');
  await pass(1_000);
  await types('2');
  expect(line()).toBe('Ada Berg and Ben Lind are typing…');
  await types('4');
  expect(line()).toBe('Several people are typing…');
  await pass(5_000);
  expect(line()).toBe('Ada Berg and Cleo Aho are typing…');
});

it('shows neither the viewer nor whom they do not see, nor another conversation', async () => {
  const { line } = await show({ is_group: true, users: [ada, ben] });
  await types('1');
  await types('4');
  await types('2', '34');
  expect(line()).toBe('');
});

it('is at an end when the words are there', async () => {
  const messages = [message()];
  const { line } = await show({ is_group: true, users: [ada, ben] }, messages);
  await types('2');
  await types('3');
  messages.push(message({ id: '1002', is_mine: true, sender: viewer(), text: 'And?' }));
  await ask();
  expect(line()).toBe('Ada Berg and Ben Lind are typing…');
  messages.push(message({ id: '1003', text: 'By the sea.' }));
  await ask();
  expect(line()).toBe('Ben Lind is typing…');
});

it('tells screen readers once, until the words are there', async () => {
  const messages = [message()];
  const { told, line } = await show({ is_group: true, users: [ada, ben] }, messages);
  await types('2');
  expect(told()).toBe('Ada Berg is typing…');
  await pass(6_000);
  expect(told()).toBe('');
  await types('2');
  expect([told(), line()]).toEqual(['', 'Ada Berg is typing…']);
  await types('3');
  expect(told()).toBe('Ada Berg and Ben Lind are typing…');
  messages.push(message({ id: '1002', text: 'By the sea.' }));
  await ask();
  expect(told()).toBe('');
  await types('2');
  expect(told()).toBe('Ada Berg and Ben Lind are typing…');
});

it.each([
  ['keeps its place while none writes', false, 'DIV'],
  ['has no place below a request', true, 'FOOTER'],
])('%s', async (_what, is_request, below) => {
  const { log } = await show({ is_request });
  expect(log.nextElementSibling?.tagName).toBe(below);
});

it.each([
  ['page', <InboxScreen key="" />],
  ['flyout', <MessagesFlyout key="" anchor={{ current: document.body }} />],
])('stands in the list of the %s in place of the words', async (_where, part) => {
  const door = doorOf(conversation(), [message()]);
  renderApp(part, { viewer: viewer(), door, at: '/messages/' });
  const line = await screen.findByRole('link', { name: /Ada Berg/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(line).toHaveTextContent('Where did you find it?');
  await types('2');
  expect(line).toHaveTextContent('typing…');
  expect(line).not.toHaveTextContent('Where did you find it?');
  await pass(6_000);
  expect(line).toHaveTextContent('Where did you find it?');
});

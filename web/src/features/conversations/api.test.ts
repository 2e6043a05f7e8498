import { createAppStore } from 'app/store';
import { callUntyped, type Outcome } from 'lib/call';
import { endSession, sessionGoesOn } from 'lib/sessionEnd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conversation, message } from '../../test-talk';
import { session, viewer } from '../../test-views';
import { badgeChanged, conversationsApi, listsChanged, newestCame } from './api';
import { reactionsApi } from './reactions';
import { requestsApi } from './requests';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const { endpoints } = conversationsApi;

/** What the server answers to each resource, and how often it was asked. */
let answers: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.mocked(callUntyped).mockImplementation(async (resource, verb) => {
    const name = `${resource}/${verb}`;
    asked.push(name);
    const answer = answers[name];
    if (answer instanceof Error) return { error: { status: 400, message: 'No.' } } as never;
    return { data: answer, bookmark: null } as Outcome<unknown>;
  });
});

afterEach(() => vi.clearAllMocks());

const times = (name: string) => asked.filter((one) => one === name).length;
/** What has to be asked anew is asked by then. */
const settled = () => new Promise((done) => setTimeout(done));

/** A store in which the lists, a conversation and its messages are kept, as its screens have them. */
async function opened() {
  const store = createAppStore(session(viewer()), 'browser');
  await store.dispatch(endpoints.getBadge.initiate({}));
  await store.dispatch(endpoints.listConversations.initiate({}));
  await store.dispatch(endpoints.getConversation.initiate({ conversation_id: '33' }));
  await store.dispatch(endpoints.listMessages.initiate({ conversation_id: '33' }));
  const state = () => store.getState() as never;
  const messages = () =>
    endpoints.listMessages
      .select({ conversation_id: '33' })(state())
      .data?.pages.flatMap(({ data }) => data) ?? [];
  const ids = () => messages().map(({ id }) => id);
  const texts = () => messages().map(({ text }) => text);
  const felt = (id: string) => {
    const one = messages().find((message) => message.id === id);
    return [one?.reaction_counts, one?.reaction_by_me];
  };
  const line = () => endpoints.listConversations.select({})(state()).data?.pages[0]?.data[0];
  const badge = () => endpoints.getBadge.select({})(state()).data?.conversations_unseen_count;
  return { store, ids, texts, felt, line, badge };
}

beforeEach(() => {
  answers = {
    'NewsHubBadgeResource/get': { conversations_unseen_count: 2 },
    'ConversationsResource/get': [conversation({ unread: 3 })],
    'ConversationResource/get': conversation({ unread: 3 }),
    'ConversationMessagesResource/get': [message({ id: '1001' }), message({ id: '1000' })],
    'ConversationSeenResource/update': {},
  };
});

it('opening a conversation clears what is unread, and lowers the badge by one', async () => {
  const { store, line, badge } = await opened();
  answers['NewsHubBadgeResource/get'] = { conversations_unseen_count: 1 };
  const seen = store.dispatch(endpoints.seeConversation.initiate({ conversation_id: '33' }));
  expect(line()?.unread).toBe(0);
  expect(badge()).toBe(1);
  await seen;
  await store.dispatch(endpoints.seeConversation.initiate({ conversation_id: '33' }));
  expect(badge()).toBe(1);
});

it('opening a request clears what is unread of it, and lowers no badge', async () => {
  const request = conversation({ id: '35', is_request: true, unread: 1 });
  answers['ContactRequestsResource/get'] = [request];
  const { store, badge } = await opened();
  await store.dispatch(endpoints.listContactRequests.initiate({}));
  const seeing = store.dispatch(endpoints.seeConversation.initiate({ conversation_id: '35' }));
  const listed = endpoints.listContactRequests.select({})(store.getState() as never).data;
  expect(listed?.pages[0]?.data[0]?.unread).toBe(0);
  expect(badge()).toBe(2);
  await seeing;
});

it('a new message stands first among those that are known, once, and in the list', async () => {
  const { store, ids, line } = await opened();
  const late = message({ id: '1002', created_ms: message().created_ms + 5, text: 'There.' });
  for (const _ of [1, 2]) store.dispatch(newestCame('33', [late, message({ id: '1001' })]));
  expect(ids()).toEqual(['1002', '1001', '1000']);
  expect(line()).toMatchObject({ position: late.created_ms, last_message: { text: 'There.' } });
  // Nothing of it needs to be asked anew.
  await settled();
  expect(times('ConversationMessagesResource/get')).toBe(1);
  expect(times('ConversationsResource/get')).toBe(1);
});

it('asks for all of them where some may lie between', async () => {
  const { store, ids } = await opened();
  const far = [message({ id: '1031' }), message({ id: '1030' })];
  answers['ConversationMessagesResource/get'] = far;
  store.dispatch(newestCame('33', far));
  await vi.waitFor(() => expect(ids()).toEqual(['1031', '1030']));
});

it('a message of a conversation that is not listed asks for the list', async () => {
  const { store } = await opened();
  store.dispatch(newestCame('34', [message({ conversation_id: '34' })]));
  await vi.waitFor(() => expect(times('ConversationsResource/get')).toBe(2));
});

it('an answer lets the viewer write again', async () => {
  answers['ConversationResource/get'] = conversation({ awaits_answer: true });
  const { store } = await opened();
  store.dispatch(newestCame('33', [message({ id: '1002', is_mine: true }), message()]));
  await settled();
  expect(times('ConversationResource/get')).toBe(1);
  store.dispatch(newestCame('33', [message({ id: '1003' }), message()]));
  await vi.waitFor(() => expect(times('ConversationResource/get')).toBe(2));
});

it('lists and the badge are asked anew when something was written', async () => {
  const { store } = await opened();
  store.dispatch(listsChanged());
  await vi.waitFor(() => expect(times('ConversationsResource/get')).toBe(2));
  expect(times('NewsHubBadgeResource/get')).toBe(1);
  store.dispatch(badgeChanged());
  await vi.waitFor(() => expect(times('NewsHubBadgeResource/get')).toBe(2));
  expect(times('ConversationsResource/get')).toBe(2);
});

it('asks once more for a badge that was being asked for when something was written', async () => {
  const { store } = await opened();
  store.dispatch(badgeChanged());
  store.dispatch(badgeChanged());
  await vi.waitFor(() => expect(times('NewsHubBadgeResource/get')).toBe(3));
});

it('gives up what it asks beside the page when the session ends, and asks again if it goes on', async () => {
  const store = createAppStore(session(viewer()), 'browser');
  vi.mocked(callUntyped).mockImplementation((_resource, _verb, _options, signal) => {
    return new Promise((_done, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
    });
  });
  const asking = store.dispatch(endpoints.getBadge.initiate({}));
  endSession();
  expect((await asking).error).toMatchObject({ status: null });
  const late = store.dispatch(endpoints.listConversations.initiate({}));
  expect(vi.mocked(callUntyped).mock.lastCall?.[3]?.aborted).toBe(true);
  late.abort();
  sessionGoesOn();
  void store.dispatch(endpoints.getBadge.initiate({}, { forceRefetch: true }));
  expect(vi.mocked(callUntyped).mock.lastCall?.[3]?.aborted).toBe(false);
});

it('asks for all of them where the earliest is not known, though a later one is', async () => {
  const { store, ids } = await opened();
  const far = [message({ id: '1031' }), message(), message({ id: '900', created_ms: 1 })];
  answers['ConversationMessagesResource/get'] = far;
  store.dispatch(newestCame('33', far));
  await vi.waitFor(() => expect(ids()).toContain('900'));
});

it.each([
  ['acceptRequest', 'ContactRequestResource/update'],
  ['declineRequest', 'ContactRequestResource/delete'],
  ['undoDecline', 'ContactRequestDeclineResource/delete'],
] as const)('%s asks for the lists anew, unless it fails', async (endpoint, name) => {
  const { store } = await opened();
  const answer = () =>
    store.dispatch(requestsApi.endpoints[endpoint].initiate({ conversation_id: '33' }));
  answers[name] = new Error('refused');
  await answer();
  await settled();
  expect(times('ConversationsResource/get')).toBe(1);
  answers[name] = conversation();
  await answer();
  await vi.waitFor(() => expect(times('ConversationsResource/get')).toBe(2));
});

it('shows at once what the viewer feels, and no more once it is refused', async () => {
  const { store, felt } = await opened();
  const one = { conversation_id: '33', message_id: '1001' };
  answers['MessageReactionResource/create'] = new Error('refused');
  const reacting = store.dispatch(
    reactionsApi.endpoints.reactToMessage.initiate({ ...one, reaction_type: 7 }),
  );
  expect(felt('1001')).toEqual([{ 7: 1 }, 7]);
  // Another stands in its place by then.
  store.dispatch(newestCame('33', [message({ id: '1002', created_ms: Date.now() })]));
  await reacting;
  await vi.waitFor(() => expect(felt('1001')).toEqual([{}, null]));
  expect(felt('1002')).toEqual([{}, null]);
  answers['MessageReactionResource/create'] = message({
    reaction_counts: { 7: 2 },
    reaction_by_me: 7,
  });
  await store.dispatch(
    reactionsApi.endpoints.reactToMessage.initiate({ ...one, reaction_type: 7 }),
  );
  await vi.waitFor(() => expect(felt('1001')).toEqual([{ 7: 2 }, 7]));
  answers['MessageReactionResource/delete'] = message({ reaction_counts: { 7: 1 } });
  const taking = store.dispatch(reactionsApi.endpoints.unreactToMessage.initiate(one));
  expect(felt('1001')).toEqual([{ 7: 1 }, null]);
  await taking;
  // What others feel comes with the newest messages.
  store.dispatch(newestCame('33', [message({ reaction_counts: { 1: 1, 7: 1 } })]));
  expect(felt('1001')).toEqual([{ 1: 1, 7: 1 }, null]);
});

it('a message that was taken back is so in the conversation and in the list', async () => {
  const { store, line, texts } = await opened();
  answers['ConversationMessageResource/delete'] = message({ text: '', is_unsent: true });
  const one = { conversation_id: '33', message_id: '1001' };
  await store.dispatch(endpoints.unsendMessage.initiate(one));
  await vi.waitFor(() => expect(texts()).toEqual(['', 'Where did you find it?']));
  expect(line()?.last_message).toMatchObject({ text: '', is_unsent: true });
});

it('a message that the host took down is so in the conversation and in the list, until it is back', async () => {
  const { store, line, texts } = await opened();
  store.dispatch(newestCame('33', [message({ text: '', is_taken_down: true })]));
  expect(texts()).toEqual(['', 'Where did you find it?']);
  expect(line()?.last_message).toMatchObject({ text: '', is_taken_down: true });
  store.dispatch(newestCame('33', [message()]));
  expect(texts()).toEqual(['Where did you find it?', 'Where did you find it?']);
  expect(line()?.last_message).toMatchObject({ is_taken_down: false });
});

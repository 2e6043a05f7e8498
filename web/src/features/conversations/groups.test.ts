import { createAppStore } from 'app/store';
import { callUntyped, type Outcome } from 'lib/call';
import { beforeEach, expect, it, vi } from 'vitest';
import { conversation, message } from '../../test-talk';
import { session, viewer } from '../../test-views';
import { ARCHIVE, conversationsApi, newestCame } from './api';
import { groupsApi } from './groups';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const { endpoints } = conversationsApi;
const asked = { conversation_id: '33' };

/** What the server answers to each resource; to lists, by what is asked of them. */
let answers: Record<string, unknown>;
let calls: string[];

const times = (name: string) => calls.filter((one) => one === name).length;

beforeEach(() => {
  calls = [];
  answers = {
    'NewsHubBadgeResource/get': { conversations_unseen_count: 2 },
    'ConversationsResource/get': [conversation({ unread: 3 })],
    'ConversationsResource/get archived': [],
    'ConversationResource/get': conversation({ unread: 3 }),
    'ConversationMessagesResource/get': [message({ id: '1001' }), message({ id: '1000' })],
    'ConversationSeenResource/update': {},
  };
  vi.mocked(callUntyped).mockImplementation(async (resource, verb, options) => {
    const isArchive = (options as { is_archived?: boolean }).is_archived && verb === 'get';
    const name = `${resource}/${verb}${isArchive ? ' archived' : ''}`;
    calls.push(name);
    const answer = answers[name];
    if (answer instanceof Error) return { error: { status: 400, message: 'No.' } } as never;
    return { data: answer, bookmark: null } as Outcome<unknown>;
  });
});

/** A store in which the lists, a conversation and its messages are kept, as its screens have them. */
async function opened() {
  const store = createAppStore(session(viewer()), 'browser');
  await store.dispatch(endpoints.getBadge.initiate({}));
  await store.dispatch(endpoints.listConversations.initiate({}));
  await store.dispatch(endpoints.listConversations.initiate(ARCHIVE));
  await store.dispatch(endpoints.getConversation.initiate(asked));
  await store.dispatch(endpoints.listMessages.initiate(asked));
  const state = () => store.getState() as never;
  const list = (of: object) =>
    endpoints.listConversations
      .select(of)(state())
      .data?.pages.flatMap(({ data }) => data) ?? [];
  const line = () => list({})[0];
  const archived = () => list(ARCHIVE).map(({ id }) => id);
  const one = () => endpoints.getConversation.select(asked)(state()).data;
  const ids = () =>
    endpoints.listMessages
      .select(asked)(state())
      .data?.pages.flatMap(({ data }) => data.map(({ id }) => id));
  const badge = () => endpoints.getBadge.select({})(state()).data?.conversations_unseen_count;
  return { store, line, archived, one, ids, badge };
}

it('is muted at once, and no more once that is refused', async () => {
  const { store, line, one } = await opened();
  const mute = () =>
    store.dispatch(groupsApi.endpoints.muteConversation.initiate({ ...asked, is_muted: true }));
  answers['ConversationMuteResource/update'] = new Error('refused');
  const muting = mute();
  expect([line()?.is_muted, one()?.is_muted]).toEqual([true, true]);
  await muting;
  await vi.waitFor(() => expect([line()?.is_muted, one()?.is_muted]).toEqual([false, false]));
  expect(times('NewsHubBadgeResource/get')).toBe(1);
  answers['ConversationMuteResource/update'] = conversation({ unread: 3, is_muted: true });
  await mute();
  expect(line()).toMatchObject({ is_muted: true, unread: 3 });
  await vi.waitFor(() => expect(times('NewsHubBadgeResource/get')).toBe(2));
});

it('opening what is muted lowers no badge', async () => {
  const muted = conversation({ unread: 3, is_muted: true });
  answers['ConversationsResource/get'] = [muted];
  answers['ConversationResource/get'] = muted;
  const { store, line, badge } = await opened();
  void store.dispatch(endpoints.seeConversation.initiate(asked));
  expect(line()?.unread).toBe(0);
  expect(badge()).toBe(2);
});

it('goes from the inbox into the archive', async () => {
  const { store, line, archived, one } = await opened();
  const put = conversation({ is_archived: true });
  answers['ConversationArchiveResource/update'] = put;
  answers['ConversationsResource/get archived'] = [put];
  const archiving = store.dispatch(
    groupsApi.endpoints.archiveConversation.initiate({ ...asked, is_archived: true }),
  );
  expect([line()?.is_archived, one()?.is_archived]).toEqual([true, true]);
  answers['ConversationsResource/get'] = [];
  await archiving;
  await vi.waitFor(() => expect(archived()).toEqual(['33']));
  expect(line()).toBeUndefined();
});

it('words bring back what was archived, an event does not', async () => {
  const put = conversation({ is_archived: true });
  answers['ConversationsResource/get'] = [];
  answers['ConversationsResource/get archived'] = [put];
  answers['ConversationResource/get'] = put;
  const { store, line, one } = await opened();
  const at = message().created_ms + 5;
  answers['ConversationsResource/get archived'] = [];
  answers['ConversationsResource/get'] = [conversation()];
  answers['ConversationResource/get'] = conversation();
  store.dispatch(newestCame('33', [message({ id: '1002', created_ms: at }), message()]));
  await vi.waitFor(() => expect(line()?.id).toBe('33'));
  await vi.waitFor(() => expect(one()?.is_archived).toBe(false));
});

it('an event stands in the list, moves nothing there, and asks for the name anew', async () => {
  const { store, line, one } = await opened();
  const before = line()?.position;
  const event = { event: 'named' as const, text: 'Trip', created_ms: message().created_ms + 5 };
  answers['ConversationResource/get'] = conversation({ name: 'Trip' });
  store.dispatch(newestCame('33', [message({ id: '1002', ...event }), message()]));
  expect(line()).toMatchObject({ position: before, last_message: { text: 'Trip' } });
  await vi.waitFor(() => expect(one()?.name).toBe('Trip'));
  await vi.waitFor(() => expect(times('ConversationsResource/get')).toBe(2));
});

it('keeps no messages of a conversation that was left', async () => {
  answers['ConversationResource/get'] = conversation({ messages: [message({ id: '1001' })] });
  const { store, one, ids } = await opened();
  answers['ConversationResource/delete'] = new Error('refused');
  const leave = () => store.dispatch(groupsApi.endpoints.leaveConversation.initiate(asked));
  await leave();
  expect(ids()).toEqual(['1001', '1000']);
  answers['ConversationResource/delete'] = {};
  await leave();
  await vi.waitFor(() => expect([ids(), one()?.messages]).toEqual([[], []]));
  // What a group says to who left it is not asked for.
  expect(times('ConversationResource/get')).toBe(1);
});

it('the name that is given stands in the lists and among the messages', async () => {
  const { store, line, one, ids } = await opened();
  const named = message({ id: '1002', event: 'named', text: 'Trip', is_mine: true });
  const trip = conversation({ name: 'Trip', messages: [named, message({ id: '1001' })] });
  answers['ConversationResource/update'] = trip;
  answers['ConversationResource/get'] = trip;
  const { nameConversation } = groupsApi.endpoints;
  await store.dispatch(nameConversation.initiate({ ...asked, name: 'Trip' }));
  await vi.waitFor(() => expect([line()?.name, one()?.name]).toEqual(['Trip', 'Trip']));
  await vi.waitFor(() => expect(ids()).toContain('1002'));
  // They came with it.
  expect(times('ConversationMessagesResource/get')).toBe(1);
});

import { createAppStore } from 'app/store';
import { conversationsApi } from 'features/conversations/api';
import { callUntyped, type Outcome } from 'lib/call';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notice } from '../../test-notices';
import { session, viewer } from '../../test-views';
import { noticesCame, noticesLeft, notificationsApi } from './api';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const { endpoints } = notificationsApi;

/** What the server answers to each resource, and what it was asked. */
let answers: Record<string, unknown>;
let asked: { name: string; options: unknown }[];

beforeEach(() => {
  asked = [];
  answers = {
    'NewsHubBadgeResource/get': { conversations_unseen_count: 2, news_hub_unseen_count: 3 },
    'NewsHubResource/get': [
      notice({ id: '2', created_ms: 20 }),
      notice({ id: '1', created_ms: 10 }),
    ],
    'NewsHubSeenResource/update': {},
  };
  vi.mocked(callUntyped).mockImplementation(async (resource, verb, options) => {
    const name = `${resource}/${verb}`;
    asked.push({ name, options });
    return { data: answers[name], bookmark: 'on' } as Outcome<unknown>;
  });
});

afterEach(() => vi.clearAllMocks());

async function opened() {
  const store = createAppStore(session(viewer()), 'browser');
  await store.dispatch(conversationsApi.endpoints.getBadge.initiate({}));
  await store.dispatch(endpoints.listNotices.initiate({}));
  const state = () => store.getState() as never;
  const list = () => endpoints.listNotices.select({})(state()).data;
  const lines = () =>
    list()?.pages.flatMap(({ data }) =>
      data.map(({ id, is_seen: isSeen }) => (isSeen ? id : `${id} new`)),
    );
  const badge = () => conversationsApi.endpoints.getBadge.select({})(state()).data;
  return { store, list, lines, badge };
}

const page = (...data: ReturnType<typeof notice>[]) => ({ data, bookmark: 'later' });

it('asks for pins as cards', async () => {
  await opened();
  expect(asked.at(-1)?.options).toEqual({ field_set_key: 'grid_item' });
});

it('what is seen is no longer counted, at once; conversations are', async () => {
  const { store, badge } = await opened();
  const seeing = store.dispatch(endpoints.seeNotices.initiate({ until_ms: 20 }));
  expect(badge()).toEqual({ conversations_unseen_count: 2, news_hub_unseen_count: 0 });
  answers['NewsHubBadgeResource/get'] = { conversations_unseen_count: 2, news_hub_unseen_count: 1 };
  await seeing;
  // One came meanwhile.
  await vi.waitFor(() => expect(badge()?.news_hub_unseen_count).toBe(1));
});

it('what is new stands on top, and the list goes on where it did', async () => {
  const { store, list, lines } = await opened();
  const fresh = [notice({ id: '3', created_ms: 30 }), notice({ id: '2', created_ms: 20 })];
  expect(store.dispatch(noticesCame(page(...fresh)))).toBe(1);
  expect(lines()).toEqual(['3 new', '2 new', '1 new']);
  expect(list()?.pages.at(-1)?.bookmark).toBe('on');
});

it('begins anew where some may lie between', async () => {
  const { store, list, lines } = await opened();
  store.dispatch(noticesCame(page(notice({ id: '9', created_ms: 90 }))));
  expect(lines()).toEqual(['9 new']);
  expect(list()?.pages.at(-1)?.bookmark).toBe('later');
});

it('marks nothing where the list was left, and puts nothing into one that is not there', async () => {
  const { store, lines } = await opened();
  store.dispatch(noticesLeft());
  expect(lines()).toEqual(['2', '1']);
  const other = createAppStore(session(viewer()), 'browser');
  expect(other.dispatch(noticesCame(page(notice())))).toBe(0);
});

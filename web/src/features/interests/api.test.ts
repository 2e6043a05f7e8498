import { createAppStore } from 'app/store';
import { interestsApi } from 'features/interests/api';
import { callUntyped, type Outcome } from 'lib/call';
import { expect, it, vi } from 'vitest';
import { session, viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const done = { data: {}, bookmark: null } as Outcome<unknown>;
const refused = { error: { status: 403, key: 'NotAllowed' } } as Outcome<unknown>;

// Specification §4 "Topic follow/unfollow": optimistic, rolled back if the call fails.
it.each<[string, string[], string[], Outcome<unknown>, string[]]>([
  ['follows one more', ['1'], ['1', '2'], done, ['1', '2']],
  ['unfollows one', ['1', '2'], ['2'], done, ['2']],
  ['follows others instead', ['1'], ['2', '3'], done, ['2', '3']],
  ['unfollows all', ['1', '2', '3'], [], done, []],
  ['leaves out what is no topic', [], ['1', '9'], done, ['1']],
  ['rolls a follow back', ['1'], ['1', '2'], refused, ['1']],
  ['rolls an unfollow back', ['1', '2'], [], refused, ['1', '2']],
])('%s', async (_, before, wanted, answer, after) => {
  const store = createAppStore(session(viewer()), 'browser');
  const interests = ['1', '2', '3'].map((id) => ({
    id,
    key: `topic-${id}`,
    name: `Topic ${id}`,
    url: `/topics/topic-${id}/`,
    is_followed: before.includes(id),
  }));
  await store.dispatch(interestsApi.util.upsertQueryData('listInterests', {}, { interests }));
  const followed = () =>
    interestsApi.endpoints.listInterests
      .select({})(store.getState())
      .data?.interests.flatMap(({ id, is_followed }) => (is_followed ? [id] : []));
  let settle = (_outcome: Outcome<unknown>) => {};
  vi.mocked(callUntyped).mockReturnValue(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  const sent = store.dispatch(
    interestsApi.endpoints.followInterests.initiate({ interest_ids: wanted }),
  );
  expect(followed()).toEqual(wanted.filter((id) => id !== '9'));
  settle(answer);
  await sent;
  await expect.poll(followed).toEqual(after);
});

it.each<[string, boolean, boolean, Outcome<unknown>, [boolean, number]]>([
  ['a topic is followed at once', false, true, done, [true, 4]],
  ['and no more at once', true, false, done, [false, 2]],
  ['following twice counts once', true, true, done, [true, 3]],
  ['a refused follow is taken back', false, true, refused, [false, 3]],
  ['a refused end is taken back', true, false, refused, [true, 3]],
])('%s', async (_, before, wanted, answer, after) => {
  const store = createAppStore(session(viewer()), 'browser');
  const topic = {
    id: '7',
    key: 'sofas',
    name: 'Sofas',
    url: '/topics/sofas/',
    is_followed: before,
    follower_count: 3,
    parent: null,
    pin: null,
    children: [],
    related: [],
  };
  await store.dispatch(
    interestsApi.util.upsertQueryData('getInterest', { interest: 'sofas' }, topic),
  );
  const shown = () => {
    const { data } = interestsApi.endpoints.getInterest.select({ interest: 'sofas' })(
      store.getState(),
    );
    return [data?.is_followed, data?.follower_count];
  };
  let settle = (_outcome: Outcome<unknown>) => {};
  vi.mocked(callUntyped).mockReturnValue(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  const { followInterest, unfollowInterest } = interestsApi.endpoints;
  const sent = store.dispatch(
    (wanted ? followInterest : unfollowInterest).initiate({ interest_id: '7' }),
  );
  expect(shown()[0]).toBe(wanted);
  settle(answer);
  await sent;
  await expect.poll(shown).toEqual(after);
});

it.each([
  ['1', true],
  ['9', false],
])('after a follow of topic %s the list is kept: %s', async (id, kept) => {
  const store = createAppStore(session(viewer()), 'browser');
  const listed = { id: '1', key: 'one', name: 'One', url: '/topics/one/', is_followed: false };
  await store.dispatch(
    interestsApi.util.upsertQueryData('listInterests', {}, { interests: [listed] }),
  );
  vi.mocked(callUntyped).mockResolvedValue(done);
  await store.dispatch(interestsApi.endpoints.followInterest.initiate({ interest_id: id }));
  const list = () => interestsApi.endpoints.listInterests.select({})(store.getState());
  await expect.poll(() => list().isSuccess).toBe(kept);
});

import { createAppStore } from 'app/store';
import { type User, usersApi } from 'features/users/api';
import { bulkFollowApi } from 'features/users/parts/bulkFollow';
import { callUntyped, type Outcome } from 'lib/call';
import { beforeEach, expect, it, vi } from 'vitest';
import { session, viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const server = vi.mocked(callUntyped);
const refusal = { error: { status: 403, key: 'NotAllowed' } } as Outcome<unknown>;
const oak: User = viewer({ id: '2', username: 'oak', follower_count: 4 });
const elm: User = { ...oak, id: '3', username: 'elm', explicitly_followed_by_me: true };
const ash: User = { ...oak, id: '4', username: 'ash' };

let store: ReturnType<typeof createAppStore>;

/** Follows them, or stops; answers what became of it. */
const bulkFollow = async (userIds: string[], follow: boolean) => {
  const asked = bulkFollowApi.endpoints.bulkFollow.initiate({ userIds, follow });
  return (await store.dispatch(asked)).data;
};
/** Profiles as the store knows them now. */
const known = () =>
  ['oak', 'elm', 'ash'].map(
    (username) => usersApi.endpoints.getUser.select({ username })(store.getState()).data,
  );
const flags = () => known().map((user) => user?.explicitly_followed_by_me);

beforeEach(async () => {
  server.mockReset().mockImplementation(async () => ({ data: {}, bookmark: null }));
  store = createAppStore(session(viewer()), 'browser');
  for (const user of [oak, elm, ash]) {
    const { username } = user;
    await store.dispatch(usersApi.util.upsertQueryData('getUser', { username }, user));
  }
});

it.each<[string, string[], boolean, boolean[]]>([
  ['none', [], true, [false, true, false]],
  ['some', ['2', '3'], true, [true, true, false]],
  ['who is not known here', ['9'], true, [false, true, false]],
  ['all', ['2', '3', '4'], true, [true, true, true]],
  ['none any more', ['2', '3'], false, [false, false, false]],
])('%s: the flag of each is set at once, and nothing counted', async (_, ids, follow, expected) => {
  const done = bulkFollow(ids, follow);
  expect(flags()).toEqual(expected);
  expect(await done).toEqual({ refused: [], error: null });
  expect(flags()).toEqual(expected);
  expect(known().map((user) => user?.follower_count)).toEqual([4, 4, 4]);
  const verb = follow ? 'create' : 'delete';
  expect(server.mock.calls.map(([resource, said]) => [resource, said])).toEqual(
    ids.map(() => ['UserFollowResource', verb]),
  );
});

it('says whom the server refused, and takes back them alone', async () => {
  server.mockImplementation(async (_resource, _verb, options) =>
    (options as { user_id: string }).user_id === '4' ? refusal : { data: {}, bookmark: null },
  );
  const outcome = await bulkFollow(['2', '4'], true);
  expect(outcome).toEqual({ refused: ['4'], error: { status: 403, key: 'NotAllowed' } });
  expect(flags()).toEqual([true, true, false]);
  expect(known()[2]).toEqual(ash);
});

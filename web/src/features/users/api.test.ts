import { createAppStore } from 'app/store';
import { type User, usersApi } from 'features/users/api';
import { blocked, blocksApi } from 'features/users/blocks';
import { accountApi } from 'features/users/parts/account';
import { callUntyped, type Outcome } from 'lib/call';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const refusal = { error: { status: 403, key: 'NotAllowed' } } as Outcome<unknown>;

let store: ReturnType<typeof createAppStore>;
const oak: User = viewer({ id: '2', username: 'oak', follower_count: 4 });
const elm: User = { ...oak, id: '3', username: 'elm', explicitly_followed_by_me: true };
const ash: User = { ...oak, id: '4', username: 'ash' };

/** A profile as the store knows it now. */
const known = (username: string) =>
  usersApi.endpoints.getUser.select({ username })(store.getState()).data;

beforeEach(async () => {
  store = createAppStore(session(viewer()), 'browser');
  for (const user of [oak, elm, ash]) {
    const { username } = user;
    await store.dispatch(usersApi.util.upsertQueryData('getUser', { username }, user));
  }
});

describe('reads that are on their way when the cache is emptied', () => {
  it.each([
    ['getUser', usersApi.endpoints.getUser.initiate],
    ['listCountries', accountApi.endpoints.listCountries.initiate],
  ])('%s ends without a complaint', async (_name, initiate) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(callUntyped).mockImplementation(
      (_resource, _verb, _options, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const read = initiate as (options: object) => never;
    const asked: Promise<unknown> = store.dispatch(read({ username: 'yew' }));
    store.dispatch(usersApi.util.resetApiState());
    await asked;
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});

describe('a block', () => {
  it.each([
    // blocked and followed before, block, blocked and followed after, change of followers
    [false, false, true, true, false, 0],
    [false, true, true, true, false, -1],
    [true, false, true, true, false, 0],
    [true, false, false, false, false, 0],
    [false, false, false, false, false, 0],
  ])('blocked %s followed %s, %s: blocked %s followed %s', (...row) => {
    const [was, followed, block, is, follows, change] = row;
    const user = { blocked_by_me: was, explicitly_followed_by_me: followed, follower_count: 4 };
    expect(blocked(user, block)).toEqual({
      blocked_by_me: is,
      explicitly_followed_by_me: follows,
      follower_count: 4 + change,
    });
  });

  it('shows at once, and is taken back when the server refuses', async () => {
    let settle = (_: Outcome<unknown>) => {};
    vi.mocked(callUntyped).mockReturnValue(
      new Promise((resolve) => {
        settle = resolve;
      }),
    );
    const done = store.dispatch(blocksApi.endpoints.blockUser.initiate({ user_id: '3' }));
    expect(known('elm')).toMatchObject({
      blocked_by_me: true,
      explicitly_followed_by_me: false,
      follower_count: 3,
    });
    settle(refusal);
    await done;
    await expect.poll(() => known('elm')).toEqual(elm);
  });

  it('makes everything stale that may show the other one', async () => {
    vi.mocked(callUntyped).mockResolvedValue({ data: oak, bookmark: null });
    await store.dispatch(blocksApi.endpoints.blockUser.initiate({ user_id: '3' }));
    await expect.poll(() => known('oak')).toBeUndefined();
  });
});

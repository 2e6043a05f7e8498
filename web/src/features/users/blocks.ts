import { patchUser } from 'features/users/api';
import { followed } from 'features/users/parts/counters';
import { api, walk, write } from 'lib/api';

interface Blocked {
  blocked_by_me?: boolean | null;
  explicitly_followed_by_me?: boolean | null;
  follower_count: number;
}

/** A block, which ends that the viewer follows, or its end, which does not bring that back (specification §4). Pure. */
export function blocked<U extends Blocked>(user: U, block: boolean): U {
  return { ...(block ? followed(user, false) : user), blocked_by_me: block };
}

/** With whom the viewer has nothing to do. */
export const blocksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.infiniteQuery({ ...walk('UserBlocksResource'), keepUnusedDataFor: 0 }),
    blockUser: build.mutation({
      ...write('UserBlockResource', 'create'),
      onQueryStarted: ({ user_id }, { dispatch, queryFulfilled }) => {
        const undo = dispatch(patchUser(user_id, (user) => blocked(user, true)));
        return askAnew(dispatch, queryFulfilled, undo);
      },
    }),
    unblockUser: build.mutation({
      ...write('UserBlockResource', 'delete'),
      onQueryStarted: ({ user_id }, { dispatch, queryFulfilled }) => {
        const undo = dispatch(patchUser(user_id, (user) => blocked(user, false)));
        return askAnew(dispatch, queryFulfilled, undo);
      },
    }),
  }),
});

/**
 * Anything that is kept may show the other one, or miss them: all of it is asked anew.
 * A refusal takes back what was shown at once.
 */
async function askAnew(
  dispatch: (action: ReturnType<typeof api.util.resetApiState>) => unknown,
  done: Promise<unknown>,
  undo: () => void,
): Promise<void> {
  await done.then(() => dispatch(api.util.resetApiState()), undo);
}

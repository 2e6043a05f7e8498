import { patchUser, type User, usersApi } from 'features/users/api';
import { bulkFollowed } from 'features/users/parts/counters';
import type { ApiError } from 'lib/errors';

/** Whom the viewer follows at once, or does no more. */
export interface BulkFollow {
  /** Ids of users. */
  userIds: readonly string[];
  /** Whether they are followed from now on. */
  follow: boolean;
}

/** What became of it. */
export interface BulkOutcome {
  /** Ids of those whom the server refused, or did not hear of. */
  refused: readonly string[];
  /** Why the last of them; null where there are none. */
  error: ApiError | null;
}

/** Following many users at once. Apart from people, since lists of suggestions alone need it. */
export const bulkFollowApi = usersApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The flag of each is shown at once (specification §4 "bulk follow"), and taken back of those
     * whom the server refuses. Never fails as a whole.
     */
    bulkFollow: build.mutation<BulkOutcome, BulkFollow>({
      queryFn: async ({ userIds, follow }, { dispatch }) => {
        const { followUser, unfollowUser } = usersApi.endpoints;
        const calls = userIds.map((user_id) =>
          dispatch((follow ? followUser : unfollowUser).initiate({ user_id }, { track: false })),
        );
        const outcomes = await Promise.all(calls);
        const refused = userIds.filter((_, at) => outcomes[at]?.error);
        const last = outcomes.findLast(({ error }) => error)?.error;
        return { data: { refused, error: (last as ApiError | undefined) ?? null } };
      },
      // Before the calls: the patch of each finds its user followed, and counts nothing.
      onQueryStarted: async ({ userIds, follow }, { dispatch, queryFulfilled }) => {
        const flagged = (user: User) => bulkFollowed(user, follow);
        const undos = userIds.map((id) => dispatch(patchUser(id, flagged)));
        const { refused } = (await queryFulfilled).data;
        for (const [at, id] of userIds.entries()) if (refused.includes(id)) undos[at]?.();
      },
    }),
  }),
});

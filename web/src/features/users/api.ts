import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { followed } from 'features/users/parts/counters';
import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A user as others see them beside a pin or a board. */
export type UserRef = Schema['UserRef'];

/** A profile. */
export type User = Schema['UserView'];

/** The viewer about themselves. */
export type Viewer = Schema['ViewerView'];

/** Users: profiles, following. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query({
      ...read('UserResource'),
      providesTags: (user) => (user ? [{ type: 'User', id: user.id }] : []),
    }),
    followUser: build.mutation({
      ...write('UserFollowResource', 'create'),
      onQueryStarted: ({ user_id }, { dispatch, queryFulfilled }) => {
        const undo = dispatch(patchUser(user_id, (user) => followed(user, true)));
        queryFulfilled.catch(undo);
      },
    }),
    unfollowUser: build.mutation({
      ...write('UserFollowResource', 'delete'),
      onQueryStarted: ({ user_id }, { dispatch, queryFulfilled }) => {
        const undo = dispatch(patchUser(user_id, (user) => followed(user, false)));
        queryFulfilled.catch(undo);
      },
    }),
  }),
});

type State = Parameters<typeof usersApi.util.selectCachedArgsForQuery>[0];

/**
 * Changes one user in every profile that is kept, whatever name or id it was
 * asked by. Answers how to take it back.
 */
export function patchUser(
  userId: string,
  change: (user: User) => User,
): ThunkAction<() => void, State, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const undos = usersApi.util
      .selectCachedArgsForQuery(getState(), 'getUser')
      .map(
        (options) =>
          dispatch(
            usersApi.util.updateQueryData('getUser', options, (user) =>
              user.id === userId ? change(user) : undefined,
            ),
          ).undo,
      );
    return () => {
      for (const undo of undos) undo();
    };
  };
}

import { api, walk } from 'lib/api';

/** Followers of a user, and whom they follow. Apart from people, since most pages need only those. */
export const followsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Nothing is kept once the list is closed: each line changes by itself meanwhile.
    listFollowers: build.infiniteQuery({
      ...walk('UserFollowersResource'),
      keepUnusedDataFor: 0,
    }),
    listFollowing: build.infiniteQuery({
      ...walk('UserFollowingResource'),
      keepUnusedDataFor: 0,
    }),
  }),
});

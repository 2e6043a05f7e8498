import { api, walk, write } from 'lib/api';

/** With whom the viewer has nothing to do. */
export const blocksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.infiniteQuery({ ...walk('UserBlocksResource'), keepUnusedDataFor: 0 }),
    blockUser: build.mutation({
      ...write('UserBlockResource', 'create'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => askAnew(dispatch, queryFulfilled),
    }),
    unblockUser: build.mutation({
      ...write('UserBlockResource', 'delete'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => askAnew(dispatch, queryFulfilled),
    }),
  }),
});

/** Anything that is kept may show the other one, or miss them: all of it is asked anew. */
async function askAnew(
  dispatch: (action: ReturnType<typeof api.util.resetApiState>) => unknown,
  done: Promise<unknown>,
): Promise<void> {
  const failed = await done.then(
    () => false,
    () => true,
  );
  if (!failed) dispatch(api.util.resetApiState());
}

import { patchUser } from 'features/users/api';
import { boardAdded, boardRemoved } from 'features/users/parts/counters';
import { type SessionState, viewerChanged } from 'features/users/parts/viewer';
import { api, read, walk, walkPins, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A board as shown beside a pin. */
export type BoardRef = Schema['BoardRef'];

/** A board. */
export type Board = Schema['BoardView'];

/** Whether a profile's number of pins counts those on a board: pins that not all see are left out. */
export function isCounted(board: Pick<BoardRef, 'privacy'>): boolean {
  return board.privacy === 'public';
}

/** Boards: one, a user's, making and changing, following. */
export const boardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBoard: build.query({
      ...read('BoardResource'),
      providesTags: (board) => (board ? [{ type: 'Board', id: board.id }] : []),
    }),
    listBoards: build.infiniteQuery({
      ...walk('BoardsResource'),
      providesTags: (list) => [
        { type: 'Board', id: 'LIST' },
        ...(list?.pages.flatMap((page) =>
          page.data.map(({ id }) => ({ type: 'Board' as const, id })),
        ) ?? []),
      ],
    }),
    createBoard: build.mutation({
      ...write('BoardResource', 'create'),
      invalidatesTags: (board) => (board ? [{ type: 'Board', id: 'LIST' }] : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const made = await queryFulfilled.catch(() => null);
        if (made) dispatch(patchUser(made.data.owner.id, boardAdded));
      },
    }),
    updateBoard: build.mutation({
      ...write('BoardResource', 'update'),
      invalidatesTags: (board) => (board ? ['User', { type: 'Board', id: board.id }] : []),
    }),
    deleteBoard: build.mutation({
      ...write('BoardResource', 'delete'),
      invalidatesTags: (batch, _error, { board_id }) => (batch ? emptied(batch, board_id) : []),
      onQueryStarted: async ({ board_id }, { dispatch, getState, queryFulfilled }) => {
        const board = keptBoard(getState(), board_id);
        const done = await queryFulfilled.catch(() => null);
        if (done?.data.state !== 'done' || !board) return;
        const pins = isCounted(board) ? board.pin_count : 0;
        dispatch(patchUser(board.owner.id, (user) => boardRemoved(user, pins)));
      },
    }),
    mergeBoards: build.mutation({
      ...write('BoardMergeResource', 'create'),
      invalidatesTags: (batch, _error, { board_id, into_board_id }) =>
        batch ? ['User', ...emptied(batch, board_id), ...filled(into_board_id)] : [],
    }),
    archiveBoard: build.mutation({
      ...write('BoardArchiveResource', 'create'),
      invalidatesTags: (board) => (board ? moved(board.id) : []),
    }),
    unarchiveBoard: build.mutation({
      ...write('BoardArchiveResource', 'delete'),
      invalidatesTags: (board) => (board ? moved(board.id) : []),
    }),
    arrangeBoards: build.mutation({
      ...write('BoardsResource', 'update'),
      invalidatesTags: (done) => (done ? [{ type: 'Board', id: 'LIST' }] : []),
      // The choice shows at once, and is taken back when it is refused.
      onQueryStarted: async (
        { sort, density, pin_density },
        { dispatch, getState, queryFulfilled },
      ) => {
        const viewer = (getState() as unknown as { session: SessionState }).session.user;
        const before = pickArrangement(viewer);
        dispatch(
          viewerChanged({
            ...(sort && { board_sort_order: sort }),
            ...(density && { board_density: density }),
            ...(pin_density && { pin_density }),
          }),
        );
        const done = await queryFulfilled.catch(() => null);
        dispatch(viewerChanged(done ? done.data : before));
      },
    }),
    listBoardIdeas: build.infiniteQuery(walkPins('BoardContentRecommendationResource')),
    listBoardInterests: build.query({
      ...read('BoardInterestsResource'),
      providesTags: (_found, _error, { board_id }) => [{ type: 'Board', id: board_id }],
    }),
    followBoard: build.mutation({
      ...write('BoardFollowResource', 'create'),
      invalidatesTags: (board) => (board ? [{ type: 'Board', id: board.id }] : []),
    }),
    unfollowBoard: build.mutation({
      ...write('BoardFollowResource', 'delete'),
      invalidatesTags: (board) => (board ? [{ type: 'Board', id: board.id }] : []),
    }),
  }),
});

/** How the viewer wanted boards and pins shown so far. */
function pickArrangement(viewer: SessionState['user'] | undefined) {
  if (!viewer) return {};
  const { board_sort_order, board_density, pin_density } = viewer;
  return { board_sort_order, board_density, pin_density };
}

/** A board is gone, or going: then it is asked how far that is. */
function emptied({ state }: Schema['BatchView'], id: string) {
  const gone = [
    { type: 'Board' as const, id: 'LIST' },
    { type: 'Feed' as const, id: 'USER' },
  ];
  return state === 'done' ? gone : [...gone, { type: 'Board' as const, id }];
}

/**
 * A board got pins, and sections of it did. The page of the board they came from is
 * still there for a moment, so that its own list must not be asked for.
 */
function filled(id: string) {
  return [
    { type: 'Board' as const, id },
    { type: 'Section' as const, id },
    { type: 'Feed' as const, id },
    { type: 'Feed' as const, id: 'SECTION' },
  ];
}

/** A board stands elsewhere among its owner's. */
function moved(id: string) {
  return [
    { type: 'Board' as const, id },
    { type: 'Board' as const, id: 'LIST' },
  ];
}

type State = Parameters<typeof boardsApi.util.selectCachedArgsForQuery>[0];

/** A board as it was last seen, whatever it was asked by. */
function keptBoard(state: unknown, boardId: string): Board | undefined {
  const asked = boardsApi.util.selectCachedArgsForQuery(state as State, 'getBoard');
  return asked
    .map((options) => boardsApi.endpoints.getBoard.select(options)(state as State).data)
    .find((board) => board?.id === boardId);
}

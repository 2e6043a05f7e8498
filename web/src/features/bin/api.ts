import { api, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A board in the bin. */
export type DeletedBoard = Schema['DeletedBoard'];

/** A pin in the bin, which did not go with its board. */
export type DeletedPin = Schema['DeletedPin'];

/** What came back stands in lists of pins and boards again, and is counted. */
const CAME_BACK = ['Bin', 'Feed', 'Section', 'User', 'Board'] as const;

/** What the viewer deleted: the way back, and out. */
export const binApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeletedBoards: build.infiniteQuery({
      ...walk('DeletedBoardsResource'),
      providesTags: ['Bin'],
    }),
    listDeletedPins: build.infiniteQuery({
      ...walk('DeletedPinsResource'),
      providesTags: ['Bin'],
    }),
    restoreBoard: build.mutation({
      ...write('DeletedBoardsResource', 'update'),
      invalidatesTags: (board) => (board ? CAME_BACK : []),
    }),
    restorePins: build.mutation({
      ...write('DeletedPinsResource', 'update'),
      invalidatesTags: (done) => (done ? CAME_BACK : []),
    }),
    forgetDeletedBoard: build.mutation({
      ...write('DeletedBoardsResource', 'delete'),
      invalidatesTags: (done) => (done ? ['Bin'] : []),
    }),
    forgetDeletedPins: build.mutation({
      ...write('DeletedPinsResource', 'delete'),
      invalidatesTags: (done) => (done ? ['Bin'] : []),
    }),
  }),
});

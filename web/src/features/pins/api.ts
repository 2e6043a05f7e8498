import { pinSaved } from 'features/pins/parts/saves';
import { api, type PinCard, walkPins, write } from 'lib/api';
import type { Schema } from 'lib/call';
import { type Asker, type DocumentCall, readDocuments } from 'lib/documents';

/** Every size of a picture. */
export type Images = Schema['Images'];

/** The sizes of a pin's picture that cards tell; addresses of the others follow from them. */
export type PinImages = Schema['CardImages'];

/** A pin as lists show it. */
export type Pin = PinCard;

/** The sizes of a close-up's picture that documents ask for. */
type ShownImages = Pick<Images, '60x60' | '236x' | '474x' | '564x' | '736x' | 'orig'>;

/** A pin with what only this viewer sees. */
export type PinDetail = Omit<Schema['PinDetail'], 'images'> & { images: ShownImages };

/** Pins: one, a user's, a board's, and saving; what changes pins comes later (`parts/changes.ts`). */
export const pinsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPin: build.query<PinDetail, { id: string }>({
      ...readDocuments<PinDetail, { id: string }>('PinResource', closeup),
      providesTags: (pin) => (pin ? shownBy(pin) : []),
    }),
    listUserPins: build.infiniteQuery({
      ...walkPins('UserPinsResource'),
      providesTags: [{ type: 'Feed', id: 'USER' }],
    }),
    listBoardPins: build.infiniteQuery({
      ...walkPins('BoardFeedResource'),
      providesTags: (_pages, _error, { board_id }) => [{ type: 'Feed', id: board_id }],
    }),
    savePin: build.mutation({
      ...write('RepinResource', 'create'),
      invalidatesTags: (pin, _error, { board_id }) =>
        pin ? [...feedsWith(pin), ...(board_id ? [] : [ALL_BOARDS])] : [],
      onQueryStarted: async ({ pin_id }, { dispatch, getState, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        const { board, id } = saved.data;
        const before = getState();
        count(({ countSaved, noteNewest }) => {
          dispatch(countSaved(before, pin_id, saved.data));
          dispatch(noteNewest(before, saved.data));
        });
        dispatch(pinSaved({ pinId: pin_id, id, board }));
        dispatch(
          pinsApi.util.updateQueryData('getPin', { id: pin_id }, (pin) => {
            pin.saved_info = { saved_by_me: true, board, pin_id: id };
          }),
        );
      },
    }),
  }),
});

type Counting = typeof import('features/pins/parts/counting');

/**
 * Changes the viewer's numbers. Visitors write nothing, so it is loaded with the first
 * write; where it cannot be had, the numbers are new when the profile is asked for again.
 */
export function count(change: (counting: Counting) => void): void {
  import('features/pins/parts/counting').then(change, () => undefined);
}

/** What a close-up asks: what it shows at once, and what it tells about the pin's link. */
function closeup({ id: pinId }: { id: string }, { isAuth, isDesktop }: Asker): DocumentCall[] {
  return [
    { document: 'CloseupDetailQuery', variables: { pinId, isAuth, isDesktop } },
    { document: 'CloseupPageQuery', variables: { pinId, isAuth } },
  ];
}

/** A change of one of these changes what the close-up says. */
function shownBy(pin: PinDetail) {
  return [
    { type: 'Pin' as const, id: pin.id },
    { type: 'Board' as const, id: pin.board.id },
    { type: 'User' as const, id: pin.pinner.id },
    { type: 'User' as const, id: (pin.origin_pinner ?? pin.pinner).id },
  ];
}

/** The lists of boards: one may have come, or its numbers changed. */
export const ALL_BOARDS = { type: 'Board' as const, id: 'LIST' };

function sectionWith(boardId: string, sectionId: string) {
  return [
    { type: 'Feed' as const, id: sectionId },
    { type: 'Section' as const, id: boardId },
  ];
}

/** Lists that a new pin belongs to, and the numbers and covers of its board. */
export function feedsWith(pin: PinDetail) {
  return [
    { type: 'Feed' as const, id: 'USER' },
    { type: 'Feed' as const, id: pin.board.id },
    ...(pin.section ? sectionWith(pin.board.id, pin.section.id) : []),
    { type: 'Board' as const, id: pin.board.id },
  ];
}

/** Whether all of a pin is known, and not its card alone. */
export function isWhole(pin: Pin | PinDetail): pin is PinDetail {
  return 'saved_info' in pin;
}

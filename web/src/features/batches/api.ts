import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isChosen, type Part, type Selection } from 'features/batches/rules';
import { type Pin, pinsApi } from 'features/pins/api';
import { sectionsApi } from 'features/sections/api';
import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** One thing done to many pins. */
export type Batch = Schema['BatchView'];

/** Long work on a board. */
export type BlockingAction = Schema['BlockingAction'];

/** Many pins at once: moving, copying, deleting, the way back, and how far it is. */
export const batchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBatch: build.query({
      ...read('BulkEditStatusResource'),
      // An undone batch is watched again, and begins with what is true then.
      keepUnusedDataFor: 0,
    }),
    getBoardActions: build.query({
      ...read('BoardActionStatusResource'),
      providesTags: (_actions, _error, { board_id }) => [{ type: 'Board', id: board_id }],
    }),
    movePins: build.mutation(write('BulkEditResource', 'update')),
    copyPins: build.mutation(write('BulkEditResource', 'create')),
    deletePins: build.mutation(write('BulkEditResource', 'delete')),
    undoBatch: build.mutation(write('BulkEditUndoResource', 'create')),
    reorderPin: build.mutation(write('BoardPinOrderResource', 'update')),
  }),
});

/** Pins of a page while they are organised: more than a feed shows at once. */
const PAGE = 100;

/** What is asked for the pins of a board outside its sections. */
export function boardAsk(boardId: string) {
  return { board_id: boardId, filter_section_pins: true, page_size: PAGE };
}

/** What is asked for the pins of a section. */
export function sectionAsk(sectionId: string) {
  return { section_id: sectionId, page_size: PAGE };
}

/** What is asked for the sections of a board; as many as an answer holds. */
export function sectionsAsk(boardId: string) {
  return { board_id: boardId, page_size: 250 };
}

/** What changes the loaded lists, and can take it back. */
export type Patching = ThunkDispatch<never, unknown, UnknownAction>;

interface Page {
  data: Pin[];
}

/** Puts the loaded pins of a part in another order. */
export function orderPins(part: Part, order: readonly string[]) {
  return patchPins(part, (pages) => {
    const pins = new Map(pages.flatMap(({ data }) => data).map((pin) => [pin.id, pin]));
    let at = 0;
    for (const page of pages) {
      const ids = order.slice(at, at + page.data.length);
      at += page.data.length;
      page.data = ids.flatMap((id) => pins.get(id) ?? []);
    }
  });
}

/** Takes chosen pins out of what is loaded of a part. */
export function takePins(part: Part, selection: Selection) {
  return patchPins(part, (pages) => {
    for (const page of pages) page.data = page.data.filter(({ id }) => !isChosen(selection, id));
  });
}

/** Puts the sections of a board in another order. */
export function orderSections(boardId: string, order: readonly string[]) {
  return sectionsApi.util.updateQueryData('listSections', sectionsAsk(boardId), (list) => {
    const place = (id: string) => order.indexOf(id);
    for (const page of list.pages) page.data.sort((a, b) => place(a.id) - place(b.id));
  });
}

function patchPins({ boardId, sectionId }: Part, change: (pages: Page[]) => void) {
  return sectionId
    ? sectionsApi.util.updateQueryData('listSectionPins', sectionAsk(sectionId), (list) =>
        change(list.pages),
      )
    : pinsApi.util.updateQueryData('listBoardPins', boardAsk(boardId), (list) =>
        change(list.pages),
      );
}

/** The numbers, covers, sections and work of boards are asked for anew. */
export function boardsChanged(...boardIds: string[]) {
  return api.util.invalidateTags(
    boardIds.flatMap((id) => [
      { type: 'Board' as const, id },
      { type: 'Section' as const, id },
    ]),
  );
}

/** The list that pins came to, and what a section is said to hold, are asked for anew. */
export function placeChanged(boardId: string, sectionId?: string) {
  return sectionId
    ? api.util.invalidateTags([
        { type: 'Feed', id: sectionId },
        { type: 'Section', id: sectionId },
      ])
    : api.util.invalidateTags([{ type: 'Feed', id: boardId }]);
}

/** Every list of pins is asked for anew, and who has how many. */
export function pinsChanged() {
  return api.util.invalidateTags(['Feed', 'Section', 'User', { type: 'Board', id: 'LIST' }]);
}

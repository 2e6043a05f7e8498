import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BoardRef } from 'features/boards/api';
import { useSelector } from 'react-redux';

/** Where the viewer saved pins to since the page was loaded: pin id → its new pin, and board. */
export type Saves = Record<string, { id: string; board: BoardRef }>;

const slice = createSlice({
  name: 'saves',
  initialState: {} as Saves,
  reducers: {
    pinSaved: (
      saves,
      { payload }: PayloadAction<{ pinId: string; id: string; board: BoardRef }>,
    ) => {
      saves[payload.pinId] = payload;
    },
    pinUnsaved: (saves, { payload }: PayloadAction<string>) => {
      delete saves[payload];
    },
  },
});

/**
 * Reducer of the store's `saves`. Lists are shared by all viewers and do not
 * say what this one saved, so the app remembers what was saved while it runs.
 */
export const savesReducer = slice.reducer;

/** The viewer saved a pin, or took that back. */
export const { pinSaved, pinUnsaved } = slice.actions;

/** The board a pin was saved to since the page was loaded. */
export function useSavedTo(pinId: string): BoardRef | undefined {
  return useSelector(({ saves }: { saves: Saves }) => saves[pinId]?.board);
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BoardRef } from 'features/boards/api';
import { useSelector } from 'react-redux';

/** Where the viewer saved pins to since the page was loaded: pin id → board. */
export type Saves = Record<string, BoardRef>;

const slice = createSlice({
  name: 'saves',
  initialState: {} as Saves,
  reducers: {
    pinSaved: (saves, { payload }: PayloadAction<{ pinId: string; board: BoardRef }>) => {
      saves[payload.pinId] = payload.board;
    },
  },
});

/**
 * Reducer of the store's `saves`. Lists are shared by all viewers and do not
 * say what this one saved, so the app remembers what was saved while it runs.
 */
export const savesReducer = slice.reducer;

/** The viewer saved a pin. */
export const { pinSaved } = slice.actions;

/** The board a pin was saved to since the page was loaded. */
export function useSavedTo(pinId: string): BoardRef | undefined {
  return useSelector(({ saves }: { saves: Saves }) => saves[pinId]);
}

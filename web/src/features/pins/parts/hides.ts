import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PinList } from './pinList';

/** Pins that the viewer hid since the page was loaded. */
export type Hides = Record<string, true>;

const slice = createSlice({
  name: 'hides',
  initialState: {} as Hides,
  reducers: {
    pinHidden: (hides, { payload }: PayloadAction<string>) => {
      hides[payload] = true;
    },
    pinShown: (hides, { payload }: PayloadAction<string>) => {
      delete hides[payload];
    },
  },
});

/**
 * Reducer of the store's `hides`. Feeds leave hidden pins out when they are asked
 * again; what is on the screen already leaves them out by this.
 */
export const hidesReducer = slice.reducer;

/** The viewer hid a pin, or took it back. */
export const { pinHidden, pinShown } = slice.actions;

/** A feed without what the viewer hid. */
export function useUnhidden(list: PinList): PinList {
  const hides = useSelector(({ hides }: { hides: Hides }) => hides);
  const pins = useMemo(() => list.pins?.filter(({ id }) => !hides[id]), [list.pins, hides]);
  return { ...list, pins };
}

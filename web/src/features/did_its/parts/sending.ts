import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { DidIt } from 'features/did_its/api';
import { useLateDispatch } from 'lib/lateReducers';
import { useSelector } from 'react-redux';

const slice = createSlice({
  name: 'sentDidIt',
  initialState: null as DidIt | null,
  reducers: {
    sendingAsked: (_, { payload }: PayloadAction<DidIt>) => payload,
    sendingBegun: () => null,
  },
});

/** A did-it is to go with a message; the message was begun. */
export const { sendingAsked, sendingBegun } = slice.actions;

/** State of a store to which `sentDidIt` may not be added yet. */
interface State {
  sentDidIt?: DidIt | null;
}

/**
 * The did-it that is to go with a message, until that is begun: messages come later than did-its, so
 * the app's frame begins it (`app/shell/SendDidItSlot.tsx`).
 */
export function useSentDidIt(): DidIt | null {
  return useSelector((state: State) => state.sentDidIt ?? null);
}

/** Does something about it; the first time adds its reducer to the store. */
export function useSendDidIt(): (action: UnknownAction) => void {
  return useLateDispatch('sentDidIt', slice.reducer);
}

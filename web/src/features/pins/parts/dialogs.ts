import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Pin } from 'features/pins/api';

/** What can be asked about one pin, from wherever its menu is. */
export type PinDialogKind =
  | 'share'
  | 'edit'
  | 'note'
  | 'sponsor'
  | 'move'
  | 'hide'
  | 'why'
  | 'report'
  | 'delete';

/** The dialog that is open. */
export interface PinDialog {
  kind: PinDialogKind;
  /** The pin as the list or the close-up knew it. */
  pin: Pin;
}

/** What every dialog about a pin is given. */
export interface PinDialogProps {
  /** What it is about. */
  pin: PinDialog['pin'];
  /** Called when it wants to go. */
  onClose: () => void;
}

const slice = createSlice({
  name: 'pinDialog',
  initialState: null as PinDialog | null,
  reducers: {
    pinDialogOpened: (_, { payload }: PayloadAction<PinDialog>) => payload,
    pinDialogClosed: () => null,
  },
});

/**
 * Reducer of the store's `pinDialog`. A menu goes away with its card or sheet
 * before its dialog is answered, so the dialog stands in the app's frame (`DialogSlot`).
 */
export const pinDialogReducer = slice.reducer;

/** A dialog about a pin opens, or the open one goes. */
export const { pinDialogOpened, pinDialogClosed } = slice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Paths whose screen failed to draw, with the reason (specification §3
 * "per-path render error map").
 */
const slice = createSlice({
  name: 'renderErrors',
  initialState: {} as Record<string, string>,
  reducers: {
    renderFailed(state, { payload }: PayloadAction<{ path: string; message: string }>) {
      state[payload.path] = payload.message;
    },
    renderRetried(state, { payload }: PayloadAction<{ path: string }>) {
      delete state[payload.path];
    },
  },
});

/** Reducer of the store's `renderErrors`. */
export const renderErrorsReducer = slice.reducer;

/** See the slice. */
export const { renderFailed, renderRetried } = slice.actions;

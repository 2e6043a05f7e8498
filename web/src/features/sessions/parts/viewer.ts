import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Viewer } from 'features/users/api';
import type { Schema } from 'lib/call';
import { useSelector } from 'react-redux';

/** Who looks, as the page carries it (contract `SessionState`). */
export type SessionState = Schema['SessionState'];

const signedOut: SessionState = {
  isAuthenticated: false,
  loginState: 'UNAUTH',
  user: null,
  limited: null,
};

/**
 * Who looks. Begins with what the page carries. Signing in or out loads a new
 * page, so it changes only by what viewers change about themselves.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    viewerChanged: (state, { payload }: PayloadAction<Partial<Viewer>>) => {
      if (state.user) Object.assign(state.user, payload);
    },
  },
});

/** The viewer changed what they say about themselves. */
export const { viewerChanged } = sessionSlice.actions;

/** The person who looks; null when nobody is signed in. */
export function useViewer(): Viewer | null {
  return useSelector((state: { session: SessionState }) => state.session.user ?? null);
}

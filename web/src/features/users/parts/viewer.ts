import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Viewer } from 'features/users/api';
import type { Schema } from 'lib/call';
import { navigated } from 'lib/history';
import { useSelector } from 'react-redux';

/** Who looks, as the page carries it (contract `SessionState`), and what the browser adds. */
export type SessionState = Schema['SessionState'] & {
  /** A pin that was wanted before signing in has been saved. */
  hasSavedUnauthPin?: boolean;
  /** The visit is of a paid campaign: `utm_pai` (specification §5). */
  isPaidTraffic?: boolean;
  /** The app was opened from the home screen: `utm_source` (specification §5). */
  isPwa?: boolean;
};

const signedOut: SessionState = {
  isAuthenticated: false,
  loginState: 'UNAUTH',
  user: null,
  limited: null,
};

/**
 * A session as the store keeps it: who probably looks, after a limited log-in, only with
 * e-mail address and first name (specification §4 "Viewer type").
 */
export function keptSession<S extends SessionState>(session: S): S {
  const { limited } = session;
  return { ...session, limited: limited?.email && limited.first_name ? limited : null };
}

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
    // What the browser adds stays.
    sessionRefreshed: (state, { payload }: PayloadAction<Schema['SessionState']>) => {
      Object.assign(state, keptSession(payload));
    },
    unauthPinSaved: (state) => {
      state.hasSavedUnauthPin = true;
    },
  },
  extraReducers: (build) =>
    build.addCase(navigated, (state, { payload }) => {
      const { address } = payload.to;
      if (/[?&]utm_pai(=|&|$)/.test(address)) state.isPaidTraffic = true;
      if (/[?&]utm_source=homescreen_icon(&|$)/.test(address)) state.isPwa = true;
    }),
});

/** The viewer changed what they say about themselves; who looks was asked anew; what they wanted has been saved. */
export const { viewerChanged, sessionRefreshed, unauthPinSaved } = sessionSlice.actions;

/** Who probably looks, after a limited log-in; null otherwise. */
export function useLimited(): SessionState['limited'] | null {
  return useSelector((state: { session: SessionState }) => state.session.limited ?? null);
}

/** The viewer's account; null for a visitor. */
export function useViewer(): Viewer | null {
  return useSelector((state: { session: SessionState }) => state.session.user ?? null);
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

/**
 * Where the viewer was and can go forward to, within this page's life.
 * Specification §4 "History".
 */

/**
 * One entry. `key` is the router's, unique for each visit; that of a tab's first is
 * `default`. No link leads to a fragment, whose entry would have that key too.
 */
export interface Entry {
  key: string;
  /** Path and query. */
  address: string;
  /** Addresses of the entries whose place this one took, the most recent last. */
  replaced?: string[];
}

/** How an entry was reached. */
export type Action = 'PUSH' | 'POP' | 'REPLACE';

/** What the state of a router's entry says of how one came to it. */
export interface Stay {
  /** The page goes on with another of its things in the same place: the focus stays where it is. */
  stays?: true;
}

/** The entries, nearest last in `previous` and nearest first in `forward`. */
export interface History {
  previous: Entry[];
  current: Entry | null;
  forward: Entry[];
}

/** Entries kept on each side; older ones are never needed. */
const KEPT = 50;

/** The history after a navigation. */
export function moved(history: History, action: Action, to: Entry): History {
  const { previous, current, forward } = history;
  if (!current) return { ...history, current: to };
  if (action === 'REPLACE') {
    const replaced = [...(current.replaced ?? []), current.address].slice(-KEPT);
    return { ...history, current: { ...to, replaced } };
  }
  if (action === 'PUSH') {
    return { previous: [...previous, current].slice(-KEPT), current: to, forward: [] };
  }
  const all = [...previous, current, ...forward];
  const at = all.findIndex(({ key }) => key === to.key);
  // An entry from before this page was loaded: nothing is known around it.
  if (at < 0) return { previous: [], current: to, forward: [] };
  return { previous: all.slice(0, at), current: all[at] as Entry, forward: all.slice(at + 1) };
}

const slice = createSlice({
  name: 'history',
  initialState: { previous: [], current: null, forward: [] } as History,
  reducers: {
    navigated: (history, { payload }: PayloadAction<{ action: Action; to: Entry }>) =>
      moved(history, payload.action, payload.to),
  },
});

/** Reducer of the store's `history`. */
export const historyReducer = slice.reducer;

/** A navigation is over. */
export const { navigated } = slice.actions;

/** The entry before this one, or null when the viewer arrived here. */
export function usePrevious(): Entry | null {
  return useSelector(({ history }: { history: History }) => history.previous.at(-1) ?? null);
}

import type { Reducer, Store } from '@reduxjs/toolkit';

/** A store to which reducers of parts that come later are added; the app's store is one. */
export interface LateStore extends Store {
  /** Adds reducers by their names in the state; what is there already stays. */
  addReducers(reducers: Record<string, Reducer>): void;
}

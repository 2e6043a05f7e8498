import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useStore } from 'react-redux';

/** A store to which reducers of parts that come later are added; the app's store is one. */
export interface LateStore extends Store {
  /** Adds reducers by their names in the state; what is there already stays. */
  addReducers(reducers: Record<string, Reducer>): void;
}

/** Does something with a part of the state that comes later; the first time adds its reducer. */
export function useLateDispatch(name: string, reducer: Reducer): (action: UnknownAction) => void {
  const store = useStore() as LateStore;
  return useCallback(
    (action) => {
      if (!(name in store.getState())) store.addReducers({ [name]: reducer });
      store.dispatch(action);
    },
    [store, name, reducer],
  );
}

import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { renderErrorsReducer } from 'app/renderErrors';
import { pinDialogReducer } from 'features/pins/parts/dialogs';
import { hidesReducer } from 'features/pins/parts/hides';
import { savesReducer } from 'features/pins/parts/saves';
import { keptSession, type SessionState, sessionSlice } from 'features/users/parts/viewer';
import { api, type CarriedFailures } from 'lib/api';
import { historyReducer } from 'lib/history';
import type { LateStore } from 'lib/lateReducers';

/**
 * The one store: server data, who looks, where they were, what failed to draw.
 * Slices hold only what the client itself invented.
 */

const reducers = {
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  saves: savesReducer,
  hides: hidesReducer,
  pinDialog: pinDialogReducer,
  history: historyReducer,
  renderErrors: renderErrorsReducer,
};

const reducer = combineReducers(reducers);

/** Who reads the store: a browser, or one render on the server that ends at once. */
export type Reader = 'browser' | 'render';

/** A new store; every render on the server has its own. */
export function createAppStore(session: SessionState, reader: Reader) {
  const failures: CarriedFailures = new Map();
  const store = configureStore({
    reducer,
    preloadedState: { session: keptSession(session) },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: failures } }).concat(api.middleware),
    // Batching waits for a timer, and the server's engine has none.
    enhancers: (defaults) => defaults({ autoBatch: reader === 'browser' }),
  });
  let all: Record<string, Reducer> = reducers;
  const addReducers: LateStore['addReducers'] = (late) => {
    all = { ...late, ...all };
    store.replaceReducer(combineReducers(all) as never);
  };
  return Object.assign(store, { failures, addReducers });
}

/** The store, with the failures that the page carries. */
export type AppStore = ReturnType<typeof createAppStore>;

/** What the store holds from the start. */
export type AppState = ReturnType<typeof reducer>;

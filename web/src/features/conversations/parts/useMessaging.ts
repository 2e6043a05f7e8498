import type { UnknownAction } from '@reduxjs/toolkit';
import { useLateDispatch } from 'lib/lateReducers';
import { useSelector } from 'react-redux';
import { type Messaging, messagingReducer, QUIET } from './messaging';

/** State of a store to which `messaging` may not be added yet. */
interface State {
  messaging?: Messaging;
}

/** What the browser alone knows of the viewer's conversations. */
export function useMessaging<Part>(choose: (messaging: Messaging) => Part): Part {
  return useSelector((state: State) => choose(state.messaging ?? QUIET));
}

/** Does something with conversations in this browser; the first time adds their reducer to the store. */
export function useMessagingDispatch(): (action: UnknownAction) => void {
  return useLateDispatch('messaging', messagingReducer);
}

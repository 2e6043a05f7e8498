import {
  type ConversationsDispatch,
  conversationsApi,
  type Message,
  newestCame,
  type Thunk,
} from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import { useDispatch } from 'react-redux';
import { messagingActions as did } from './messaging';
import { temporary } from './temporary';
import { idsOf, type Things } from './things';
import { useMessagingDispatch } from './useMessaging';

/** A thing on its way. */
export interface SendingThing {
  /** What is sent. */
  things: Things;
  /** The words beside it; may be empty. */
  text: string;
  /** The browser's own name for it: what is sent twice under one name is one message. */
  clientId: string;
  /** From where in the app it is sent. */
  source: string;
  /** Whether the words are meant, where the host asks. */
  force?: true;
}

/** What came of it: the message, or what went wrong. */
export type Sent = { message: Message } | { error: unknown };

/**
 * Sends a thing into a conversation: it stands there at once, until the server has it or refuses it
 * (consumer specification §4 "Conversation UI").
 */
export function useSendInto(): (id: string, sending: SendingThing) => Promise<Sent> {
  const viewer = useViewer();
  const show = useMessagingDispatch();
  const dispatch = useDispatch<ConversationsDispatch>();
  const [send] = conversationsApi.useSendMessageMutation();
  return async (conversation_id, { things, text, clientId: client_id, source, force }) => {
    if (viewer) {
      const sending = { things, text, clientId: client_id };
      const lastMs = dispatch(lastKnown(conversation_id));
      show(did.temporaryAdded(temporary(conversation_id, viewer, sending, lastMs)));
    }
    const sending = { conversation_id, text, ...idsOf(things), source, client_id };
    const { data, error } = await send(force ? { ...sending, force } : sending);
    if (data) dispatch(newestCame(conversation_id, [data]));
    show(did.temporaryRemoved(client_id));
    return data ? { message: data } : { error };
  };
}

/** When the latest message that is known of a conversation was written; 0 where none is known. */
function lastKnown(conversation_id: string): Thunk<number> {
  return (_dispatch, getState) => {
    const known = conversationsApi.endpoints.listMessages.select({ conversation_id })(getState());
    return known.data?.pages[0]?.data[0]?.created_ms ?? 0;
  };
}

import {
  type ConversationsDispatch,
  conversationsApi,
  type Message,
  newestCame,
} from 'features/conversations/api';
import { useDispatch } from 'react-redux';
import { idsOf, type Things } from './things';

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
}

/** What came of it: the message, or what went wrong. */
export type Sent = { message: Message } | { error: unknown };

/** Sends a thing into a conversation; it then stands among what is known of it. */
export function useSendInto(): (id: string, sending: SendingThing) => Promise<Sent> {
  const dispatch = useDispatch<ConversationsDispatch>();
  const [send] = conversationsApi.useSendMessageMutation();
  return async (conversation_id, { things, text, clientId: client_id, source }) => {
    const sending = { conversation_id, text, ...idsOf(things), source, client_id };
    const { data, error } = await send(sending);
    if (!data) return { error };
    dispatch(newestCame(conversation_id, [data]));
    return { message: data };
  };
}

import {
  type ConversationsDispatch,
  conversationsApi,
  newestCame,
} from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { randomName } from 'lib/randomName';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { idsOf, type Things } from './things';

/** A message that begins a conversation. */
interface Beginning {
  /** To whom. */
  chosen: readonly UserRef[];
  /** The words; may be empty where a thing goes with them. */
  text: string;
  attachment: Things | null;
}

/** What came of it: in which conversation, or what went wrong. */
type Begun = { id: string } | { error: unknown };

/** From where in the app it is sent. */
const SOURCE = 'new_message';

/**
 * Begins a conversation, or finds the one that two have already, with a first message. What is sent
 * again after a failure goes into the same conversation, under the same name.
 */
export function useBegin(): (beginning: Beginning) => Promise<Begun> {
  const dispatch = useDispatch<ConversationsDispatch>();
  const [start] = conversationsApi.useStartConversationMutation();
  const [send] = conversationsApi.useSendMessageMutation();
  const before = useRef({ to: '', text: '', clientId: '', id: '' });
  return async ({ chosen, text, attachment }) => {
    const user_ids = chosen.map(({ id }) => id);
    const to = user_ids.join(' ');
    const isAgain = before.current.to === to && before.current.text === text;
    if (!isAgain) before.current = { to, text, clientId: randomName(), id: '' };
    const { clientId: client_id } = before.current;
    if (!attachment) {
      const { data, error } = await start({ user_ids, text, client_id });
      return data ? { id: data.id } : { error };
    }
    if (!before.current.id) {
      const { data, error } = await start({ user_ids });
      if (!data) return { error };
      before.current.id = data.id;
    }
    const { id } = before.current;
    const things = idsOf(attachment);
    const sending = { conversation_id: id, text, ...things, source: SOURCE, client_id };
    const { data, error } = await send(sending);
    if (!data) return { error };
    dispatch(newestCame(id, [data]));
    return { id };
  };
}

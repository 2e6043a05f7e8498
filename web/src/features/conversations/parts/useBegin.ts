import { conversationsApi } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { randomName } from 'lib/randomName';
import { useRef } from 'react';
import type { Things } from './things';
import { useSendInto } from './useSendInto';

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
  const [start] = conversationsApi.useStartConversationMutation();
  const sendInto = useSendInto();
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
    const sending = { things: attachment, text, clientId: client_id, source: SOURCE };
    const sent = await sendInto(id, sending);
    return 'error' in sent ? sent : { id };
  };
}

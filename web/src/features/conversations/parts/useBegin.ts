import { useLingui } from '@lingui/react/macro';
import { conversationsApi } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { randomName } from 'lib/randomName';
import { useRef } from 'react';
import { messagingActions as did } from './messaging';
import { startErrorText } from './startErrorText';
import { temporary } from './temporary';
import type { Things } from './things';
import { useMessagingDispatch } from './useMessaging';
import { useSendInto } from './useSendInto';

/** A message that begins a conversation. */
interface Beginning {
  /** To whom. */
  chosen: readonly UserRef[];
  /** And to which e-mail addresses. */
  addresses: readonly string[];
  /** The words; may be empty where a thing goes with them. */
  text: string;
  attachment: Things | null;
  /** Whether the words are meant, where the host asks. */
  force?: true;
}

/** What came of it: in which conversation, or what is said of what went wrong. */
type Begun = { id: string; error?: undefined } | { failure: string; error: unknown };

/** What stands for the conversation of a first message until there is one. */
export const NOT_BEGUN = '';

/** From where in the app it is sent. */
const SOURCE = 'new_message';

/**
 * Begins a conversation, or finds the one that two have already, with a first message, which is
 * shown until the server has it or refuses it. What is sent again after a failure goes into the
 * same conversation, under the same name.
 */
export function useBegin(): (beginning: Beginning) => Promise<Begun> {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const show = useMessagingDispatch();
  const [start] = conversationsApi.useStartConversationMutation();
  const sendInto = useSendInto();
  const before = useRef({ to: '', text: '', clientId: '', id: '' });
  const begin = async (beginning: Beginning): Promise<Begun> => {
    const { chosen, addresses, text, attachment, force } = beginning;
    const user_ids = chosen.map(({ id }) => id);
    const whom = { user_ids, ...(addresses.length > 0 && { emails: [...addresses] }) };
    const to = [...user_ids, ...addresses].join(' ');
    const isAgain = before.current.to === to && before.current.text === text;
    if (!isAgain) before.current = { to, text, clientId: randomName(), id: '' };
    const { clientId: client_id } = before.current;
    if (viewer) {
      const sending = { text, clientId: client_id, things: attachment };
      show(did.temporaryAdded(temporary(NOT_BEGUN, viewer, sending)));
    }
    if (!attachment) {
      const said = { ...whom, text, client_id };
      const { data, error } = await start(force ? { ...said, force } : said);
      return data ? { id: data.id } : { failure: startErrorText(i18n, error), error };
    }
    if (!before.current.id) {
      const { data, error } = await start({ ...whom, client_id });
      if (!data) return { failure: startErrorText(i18n, error), error };
      before.current.id = data.id;
    }
    const { id } = before.current;
    const sending = { things: attachment, text, clientId: client_id, source: SOURCE };
    const sent = await sendInto(id, force ? { ...sending, force } : sending);
    if (!('error' in sent)) return { id };
    return { failure: errorText(i18n, sent.error), error: sent.error };
  };
  return async (beginning) => {
    const begun = await begin(beginning);
    show(did.temporaryRemoved(before.current.clientId));
    return begun;
  };
}

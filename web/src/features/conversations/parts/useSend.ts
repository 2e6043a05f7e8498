import {
  type Conversation,
  type ConversationsDispatch,
  conversationsApi,
  newestCame,
} from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { messagingActions as did } from './messaging';
import { type Sending, temporary } from './temporary';
import { useMessagingDispatch } from './useMessaging';

/**
 * Sends words into a conversation: they are shown at once, and go again when the server refuses
 * them (specification §4 "Conversation UI", §8). One after the other, so that their order stays.
 * Answers what went wrong.
 */
export function useSend(conversation: Conversation, lastMs: number) {
  const viewer = useViewer();
  const show = useMessagingDispatch();
  const dispatch = useDispatch<ConversationsDispatch>();
  const [send] = conversationsApi.useSendMessageMutation();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const { id: conversation_id } = conversation;
  const sendOne = async ({ text, clientId: client_id, force }: Sending) => {
    const said = { conversation_id, text, client_id, source: SOURCE };
    const { data, error } = await send(force ? { ...said, force } : said);
    if (data) dispatch(newestCame(conversation_id, [data]));
    // With it, or what was thought of it, the place in which the viewer may write has changed.
    if (error || conversation.is_request || isAlone(conversation)) dispatch(changed(conversation));
    show(did.temporaryRemoved(client_id));
    return (error as ApiError | undefined) ?? null;
  };
  return (sending: Sending): Promise<ApiError | null> => {
    if (viewer) show(did.temporaryAdded(temporary(conversation_id, viewer, sending, lastMs)));
    const sent = before.current.then(() => sendOne(sending));
    before.current = sent;
    return sent;
  };
}

/** From where in the app it is sent. */
const SOURCE = 'conversation';

/** Whether the viewer may have written first: then they may have to wait. */
function isAlone({ last_message }: Conversation): boolean {
  return !last_message || last_message.is_mine;
}

function changed({ id }: Conversation) {
  return conversationsApi.util.invalidateTags([{ type: 'Conversation', id }]);
}

import type { Message } from 'features/conversations/api';
import { TEMPORARY } from './order';
import type { ShownMessage, Things } from './things';

/** What is sent. */
export interface Sending {
  /** The words; may be empty where a thing goes with them. */
  text: string;
  /** The browser's own name for it: what is sent twice under one name is one message. */
  clientId: string;
  /** What goes with the words. */
  things?: Things | null;
  /** Whether the words are meant, where the host asks. */
  force?: true;
}

/**
 * A message that is being sent (consumer specification §4 "Conversation UI"), not before the last
 * one that is known.
 */
export function temporary(
  conversation_id: string,
  sender: Message['sender'],
  { text, clientId, things }: Sending,
  lastMs = 0,
): ShownMessage {
  const created_ms = Math.max(Date.now(), lastMs);
  return {
    type: TEMPORARY,
    id: clientId,
    client_id: clientId,
    conversation_id,
    text,
    ...things,
    event: null,
    sender,
    is_mine: true,
    created_at: new Date(created_ms).toUTCString(),
    created_ms,
    is_thing_hidden: false,
    is_unsent: false,
    is_taken_down: false,
    reaction_counts: {},
    reaction_by_me: null,
  };
}

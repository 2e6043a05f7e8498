import type { Conversation, Message } from 'features/conversations/api';
import { viewer } from './test-views';

/** Views of what users write to each other, as those of `test-views`. */

/** What another user wrote to the viewer. */
export function message(over: Partial<Message> = {}): Message {
  return {
    type: 'message',
    id: '1001',
    conversation_id: '33',
    text: 'Where did you find it?',
    event: null,
    sender: ada(),
    is_mine: false,
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    created_ms: 1_593_065_622_000,
    is_thing_hidden: false,
    is_unsent: false,
    is_taken_down: false,
    reaction_counts: {},
    reaction_by_me: null,
    ...over,
  };
}

/** A conversation of the viewer's with another user. */
export function conversation(over: Partial<Conversation> = {}): Conversation {
  const last_message = message();
  return {
    type: 'conversation',
    id: '33',
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    name: null,
    users: [ada()],
    emails: [],
    is_by_email: false,
    unread: 0,
    last_message,
    messages: [],
    position: last_message.created_ms,
    is_group: false,
    is_request: false,
    awaits_answer: false,
    is_muted: false,
    is_archived: false,
    seen_by: [],
    reader_count: over.users?.length ?? 1,
    ...over,
  };
}

function ada(): Message['sender'] {
  return viewer({ id: '2', username: 'ada', full_name: 'Ada Berg' });
}

-- Owned by the room `conversations`.

-- The latest of a user's conversations with messages that they did not read.
DROP INDEX inboxes_unread;
CREATE INDEX inboxes_unread ON inboxes (user_id, state, position, conversation_id) WHERE unread > 0;

-- Owned by the room `conversations`: what the members of a board write to each other.

-- The one conversation of a board.
CREATE TABLE board_conversations (
    board_id        INTEGER NOT NULL PRIMARY KEY,
    conversation_id INTEGER NOT NULL
);

-- The board whose conversation it is; none of what users began with each other.
ALTER TABLE inboxes ADD COLUMN board_id INTEGER;
-- Of a board's conversation, whose members are told by a job: messages up to this one were counted
-- in `unread`, or read.
ALTER TABLE inboxes ADD COLUMN counted_id INTEGER NOT NULL DEFAULT 0;

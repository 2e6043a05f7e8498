-- Owned by the room `conversations`.

-- When its sender took a message back; its words are gone then.
ALTER TABLE messages ADD COLUMN unsent_ms INTEGER;

CREATE TABLE message_reactions (
    conversation_id INTEGER NOT NULL,
    message_id      INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    -- The number of `contract::reactions::ReactionType`.
    reaction        INTEGER NOT NULL,
    created_ms      INTEGER NOT NULL,
    PRIMARY KEY (conversation_id, message_id, user_id)
);

CREATE INDEX message_reactions_by_user ON message_reactions (user_id);

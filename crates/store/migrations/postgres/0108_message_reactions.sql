-- Owned by the room `conversations`.

-- When its sender took a message back; its words are gone then.
ALTER TABLE messages ADD COLUMN unsent_ms BIGINT;

CREATE TABLE message_reactions (
    conversation_id BIGINT NOT NULL,
    message_id      BIGINT NOT NULL,
    user_id         BIGINT NOT NULL,
    -- The number of `contract::reactions::ReactionType`.
    reaction        BIGINT NOT NULL,
    created_ms      BIGINT NOT NULL,
    PRIMARY KEY (conversation_id, message_id, user_id)
);

CREATE INDEX message_reactions_by_user ON message_reactions (user_id);

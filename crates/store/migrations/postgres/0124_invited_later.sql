-- Owned by the room `conversations`.

-- What was written up to this message is not shown to the owner of an address that was added to a
-- group; 0 where the conversation was begun with it.
ALTER TABLE conversation_emails ADD COLUMN cleared_id BIGINT NOT NULL DEFAULT 0;

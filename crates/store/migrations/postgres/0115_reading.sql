-- Owned by the rooms `preferences` and `conversations`.

-- Whether others see what the user read, and that they write.
ALTER TABLE preferences ADD COLUMN shows_reading BOOLEAN NOT NULL DEFAULT true;

-- Up to which message the member has read it; 0 before.
ALTER TABLE conversation_members ADD COLUMN seen_id BIGINT NOT NULL DEFAULT 0;

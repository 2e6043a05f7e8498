-- Owned by the room `conversations`. A conversation that its member archived has `inboxes.state` 3.

-- Whether its member is told of no message of it.
ALTER TABLE inboxes ADD COLUMN is_muted BOOLEAN NOT NULL DEFAULT FALSE;

-- What happened in place of words: 0: nothing, words were sent; 1: the sender named the
-- conversation as `text` says; 2: they added `shared_user_id`; 3: they left.
ALTER TABLE messages ADD COLUMN event BIGINT NOT NULL DEFAULT 0;

-- Owned by the room `comments`: replies to a comment.

-- The comment that it replies to; 0 where it stands below the pin itself.
ALTER TABLE comments ADD COLUMN parent_id INTEGER NOT NULL DEFAULT 0;
-- How many replies it has, without those that are held back.
ALTER TABLE comments ADD COLUMN reply_count INTEGER NOT NULL DEFAULT 0 CHECK (reply_count >= 0);

DROP INDEX comments_by_helpful;
CREATE INDEX comments_by_helpful ON comments (pin_id, parent_id, helpful_count, id);
CREATE INDEX comments_by_parent ON comments (pin_id, parent_id, id);

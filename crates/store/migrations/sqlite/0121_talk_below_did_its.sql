-- Owned by the rooms `comments` and `did_its`: comments below did-its, comments that were deleted
-- and may come back, and who likes a comment.

-- Whether what `parent_id` names is a did-it.
ALTER TABLE comments ADD COLUMN is_of_did_it BOOLEAN NOT NULL DEFAULT FALSE;
-- When it was deleted, and by whom; it comes back within the hour, with its replies.
ALTER TABLE comments ADD COLUMN deleted_ms INTEGER;
ALTER TABLE comments ADD COLUMN deleted_by INTEGER;

CREATE INDEX comments_by_deletion ON comments (deleted_ms) WHERE deleted_ms IS NOT NULL;
CREATE INDEX comment_marks_by_time ON comment_marks (pin_id, comment_id, mark, created_ms, user_id);

-- How many comments it has, without those that are held back.
ALTER TABLE did_its ADD COLUMN comment_count INTEGER NOT NULL DEFAULT 0 CHECK (comment_count >= 0);

CREATE INDEX did_its_by_helpful ON did_its (pin_id, helpful_count, id);

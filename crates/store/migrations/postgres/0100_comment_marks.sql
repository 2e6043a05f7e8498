-- Owned by the room `comments`: what users think of comments.

ALTER TABLE comments ADD COLUMN like_count BIGINT NOT NULL DEFAULT 0 CHECK (like_count >= 0);
ALTER TABLE comments ADD COLUMN helpful_count BIGINT NOT NULL DEFAULT 0 CHECK (helpful_count >= 0);

CREATE INDEX comments_by_helpful ON comments (pin_id, helpful_count, id);

CREATE TABLE comment_marks (
    pin_id     BIGINT NOT NULL,
    comment_id BIGINT NOT NULL,
    user_id    BIGINT NOT NULL,
    -- 0: it helped; 1: they like it.
    mark       BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (pin_id, comment_id, user_id, mark)
);

CREATE INDEX comment_marks_by_user ON comment_marks (user_id, comment_id, mark);

-- Which comment of a pin stands before all others.
CREATE TABLE highlighted_comments (
    pin_id     BIGINT NOT NULL PRIMARY KEY,
    comment_id BIGINT NOT NULL,
    created_ms BIGINT NOT NULL
);

-- Owned by the room `comments`: what a user does not want to read.

CREATE TABLE hidden_comments (
    user_id    BIGINT NOT NULL,
    comment_id BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, comment_id)
);

CREATE TABLE hidden_commenters (
    user_id    BIGINT NOT NULL,
    -- Whose comments.
    hidden_id  BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, hidden_id)
);

CREATE INDEX hidden_commenters_by_time ON hidden_commenters (user_id, created_ms, hidden_id);
CREATE INDEX hidden_commenters_by_hidden ON hidden_commenters (hidden_id);

-- Owned by the room `comments`: users who are mentioned.

CREATE TABLE comment_mentions (
    pin_id     BIGINT NOT NULL,
    comment_id BIGINT NOT NULL,
    -- Who is mentioned.
    user_id    BIGINT NOT NULL,
    -- Their username when it was written, as it stands behind the @.
    name       TEXT NOT NULL,
    -- Whether they took their mention out: it does not come back when the words change.
    is_removed BOOLEAN NOT NULL,
    PRIMARY KEY (pin_id, comment_id, user_id)
);

CREATE INDEX comment_mentions_by_user ON comment_mentions (user_id, comment_id);

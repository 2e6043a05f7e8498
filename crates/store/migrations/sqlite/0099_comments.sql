-- Owned by the room `comments`: what users say below a pin.

CREATE TABLE comments (
    pin_id     INTEGER NOT NULL,
    -- Greater for what was written later.
    id         INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    text       TEXT NOT NULL,
    -- Seen by its author alone, since it has a word that the pinner does not want.
    is_held    BOOLEAN NOT NULL,
    -- The sender's own name for it: what comes twice is one comment.
    client_id  TEXT,
    edited_ms  INTEGER,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (pin_id, id)
);

CREATE UNIQUE INDEX comments_by_client ON comments (pin_id, user_id, client_id);
CREATE INDEX comments_by_user ON comments (user_id, id);

-- Below which pin a comment is, for addresses that name it alone.
CREATE TABLE comment_places (
    id     INTEGER NOT NULL PRIMARY KEY,
    pin_id INTEGER NOT NULL
);

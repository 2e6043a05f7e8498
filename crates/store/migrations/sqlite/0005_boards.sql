-- Owned by the room `boards`.

CREATE TABLE boards (
    id             INTEGER PRIMARY KEY NOT NULL,
    owner_id       INTEGER NOT NULL,
    name           TEXT NOT NULL,
    slug           TEXT NOT NULL,
    description    TEXT NOT NULL,
    category       TEXT NOT NULL,
    is_secret      BOOLEAN NOT NULL,
    -- JSON: the newest pictures, kept with every pin that comes or goes.
    covers         TEXT NOT NULL,
    pin_count      INTEGER NOT NULL DEFAULT 0 CHECK (pin_count >= 0),
    follower_count INTEGER NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
    created_ms     INTEGER NOT NULL
);

CREATE INDEX boards_by_owner ON boards (owner_id, id);

CREATE TABLE board_slugs (
    owner_id INTEGER NOT NULL,
    slug     TEXT NOT NULL,
    board_id INTEGER NOT NULL,
    PRIMARY KEY (owner_id, slug)
);

CREATE TABLE board_follows (
    user_id    INTEGER NOT NULL,
    board_id   INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, board_id)
);

CREATE INDEX board_follows_by_board ON board_follows (board_id, user_id);

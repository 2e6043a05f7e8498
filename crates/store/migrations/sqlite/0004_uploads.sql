-- Owned by the room `uploads`.

-- One row per picture the store holds, by content.
CREATE TABLE pictures (
    signature  TEXT PRIMARY KEY NOT NULL,
    extension  TEXT NOT NULL,
    width      INTEGER NOT NULL CHECK (width > 0),
    height     INTEGER NOT NULL CHECK (height > 0),
    color      TEXT NOT NULL,
    thumbhash  TEXT NOT NULL,
    perceptual INTEGER NOT NULL,
    created_ms INTEGER NOT NULL
);

CREATE TABLE uploads (
    id         INTEGER PRIMARY KEY NOT NULL,
    user_id    INTEGER NOT NULL,
    media_type TEXT NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('registered', 'processing', 'succeeded', 'failed')),
    signature  TEXT,
    failure    TEXT,
    created_ms INTEGER NOT NULL
);

CREATE INDEX uploads_by_age ON uploads (created_ms);

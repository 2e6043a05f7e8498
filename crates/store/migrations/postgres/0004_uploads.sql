-- Owned by the room `uploads`.

-- One row per picture the store holds, by content.
CREATE TABLE pictures (
    signature  TEXT PRIMARY KEY NOT NULL,
    extension  TEXT NOT NULL,
    width      BIGINT NOT NULL CHECK (width > 0),
    height     BIGINT NOT NULL CHECK (height > 0),
    color      TEXT NOT NULL,
    thumbhash  TEXT NOT NULL,
    perceptual BIGINT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE TABLE uploads (
    id         BIGINT PRIMARY KEY NOT NULL,
    user_id    BIGINT NOT NULL,
    media_type TEXT NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('registered', 'processing', 'succeeded', 'failed')),
    signature  TEXT,
    failure    TEXT,
    created_ms BIGINT NOT NULL
);

CREATE INDEX uploads_by_age ON uploads (created_ms);

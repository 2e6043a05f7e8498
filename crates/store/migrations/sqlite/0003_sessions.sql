-- Owned by the room `sessions`. Only the hash of a token is kept.

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY NOT NULL,
    user_id    INTEGER NOT NULL,
    user_agent TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
);

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_ms);

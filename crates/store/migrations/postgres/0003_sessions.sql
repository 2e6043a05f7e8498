-- Owned by the room `sessions`. Only the hash of a token is kept.

CREATE TABLE sessions (
    token_hash BYTEA PRIMARY KEY NOT NULL,
    user_id    BIGINT NOT NULL,
    user_agent TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_ms);

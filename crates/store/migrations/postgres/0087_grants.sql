-- Owned by the room `grants`.

-- What users allowed apps, and scripts of their own.
CREATE TABLE grants (
    user_id BIGINT NOT NULL,
    id BIGINT NOT NULL,
    -- None of a personal access token.
    app_id BIGINT,
    -- Of a personal access token.
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    used_ms BIGINT,
    expires_ms BIGINT,
    PRIMARY KEY (user_id, id)
);

-- An app has one of each user.
CREATE UNIQUE INDEX grants_user_app ON grants (user_id, app_id);

-- What ends with an app.
CREATE INDEX grants_app ON grants (app_id);

-- Personal access tokens that are over.
CREATE INDEX grants_expires ON grants (expires_ms);

-- Codes, access tokens, refresh tokens and personal access tokens, by their hashes. One opens
-- nothing without its grant.
CREATE TABLE grant_tokens (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    grant_id BIGINT NOT NULL,
    -- What followed from one authorization ends together.
    family_id BIGINT NOT NULL,
    scopes TEXT NOT NULL,
    -- Of a code alone: where it was sent, and the hash of who may use it.
    redirect_uri TEXT,
    challenge TEXT,
    -- Codes and refresh tokens are used once, and kept to notice a second use.
    is_used BOOLEAN NOT NULL,
    expires_ms BIGINT
);

-- What ends with a grant, with a family, with a user.
CREATE INDEX grant_tokens_user ON grant_tokens (user_id, grant_id, family_id);

-- What is over.
CREATE INDEX grant_tokens_expires ON grant_tokens (expires_ms);

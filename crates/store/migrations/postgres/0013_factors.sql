-- Owned by the room `factors`: second factors and passkeys.

CREATE TABLE factor_totps (
    user_id       BIGINT PRIMARY KEY NOT NULL,
    -- Encrypted with a key made from the house's secret.
    sealed_secret BYTEA NOT NULL,
    -- When a first code showed that the person's app knows the secret; until
    -- then it is on trial.
    confirmed_ms  BIGINT,
    -- The step of the newest code that was used: it and older ones are refused.
    used_step     BIGINT NOT NULL
);

CREATE TABLE factor_recovery_codes (
    user_id   BIGINT NOT NULL,
    code_hash BYTEA NOT NULL,
    PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE factor_passkeys (
    -- Chosen by the authenticator, unique among all of them.
    credential_id BYTEA PRIMARY KEY NOT NULL,
    id            BIGINT NOT NULL,
    user_id       BIGINT NOT NULL,
    name          TEXT NOT NULL,
    -- Public key and counter, as the library writes them.
    credential    TEXT NOT NULL,
    created_ms    BIGINT NOT NULL,
    used_ms       BIGINT
);

CREATE INDEX factor_passkeys_by_user ON factor_passkeys (user_id, id);

CREATE TABLE factor_challenges (
    token_hash BYTEA PRIMARY KEY NOT NULL,
    purpose    TEXT NOT NULL CHECK (purpose IN ('add_passkey', 'log_in')),
    -- Who asked; 0 for nobody yet.
    user_id    BIGINT NOT NULL,
    state      TEXT NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE INDEX factor_challenges_by_expiry ON factor_challenges (expires_ms);
CREATE INDEX factor_challenges_by_user ON factor_challenges (user_id);

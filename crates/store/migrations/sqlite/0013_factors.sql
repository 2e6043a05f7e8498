-- Owned by the room `factors`: second factors and passkeys.

CREATE TABLE factor_totps (
    user_id       INTEGER PRIMARY KEY NOT NULL,
    -- Encrypted with a key made from the house's secret.
    sealed_secret BLOB NOT NULL,
    -- When a first code showed that the person's app knows the secret; until
    -- then it is on trial.
    confirmed_ms  INTEGER,
    -- The step of the newest code that was used: it and older ones are refused.
    used_step     INTEGER NOT NULL
);

CREATE TABLE factor_recovery_codes (
    user_id   INTEGER NOT NULL,
    code_hash BLOB NOT NULL,
    PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE factor_passkeys (
    -- Chosen by the authenticator, unique among all of them.
    credential_id BLOB PRIMARY KEY NOT NULL,
    id            INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    name          TEXT NOT NULL,
    -- Public key and counter, as the library writes them.
    credential    TEXT NOT NULL,
    created_ms    INTEGER NOT NULL,
    used_ms       INTEGER
);

CREATE INDEX factor_passkeys_by_user ON factor_passkeys (user_id, id);

CREATE TABLE factor_challenges (
    token_hash BLOB PRIMARY KEY NOT NULL,
    purpose    TEXT NOT NULL CHECK (purpose IN ('add_passkey', 'log_in')),
    -- Who asked; 0 for nobody yet.
    user_id    INTEGER NOT NULL,
    state      TEXT NOT NULL,
    expires_ms INTEGER NOT NULL
);

CREATE INDEX factor_challenges_by_expiry ON factor_challenges (expires_ms);
CREATE INDEX factor_challenges_by_user ON factor_challenges (user_id);

-- Owned by the room `networks`: log-ins of other providers.

-- Who somebody is elsewhere, and whose account that leads to.
CREATE TABLE network_accounts (
    network    TEXT NOT NULL,
    subject    TEXT NOT NULL,
    user_id    BIGINT NOT NULL,
    -- What they are called there.
    username   TEXT NOT NULL,
    url        TEXT,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (network, subject)
);

-- A person has one account of each provider.
CREATE UNIQUE INDEX network_accounts_by_user ON network_accounts (user_id, network);

-- Ways to a provider and back, and who came back and has not gone on yet.
CREATE TABLE network_trips (
    token_hash BYTEA PRIMARY KEY NOT NULL,
    purpose    TEXT NOT NULL CHECK (purpose IN ('enter', 'connect', 'prove', 'arrived')),
    network    TEXT NOT NULL,
    -- Who went; 0 for nobody yet.
    user_id    BIGINT NOT NULL,
    -- The browser that went.
    browser    BYTEA,
    -- Encrypted with a key made from the house's secret: secrets of the trip, or
    -- what the provider said.
    sealed     BYTEA NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE INDEX network_trips_by_expiry ON network_trips (expires_ms);
CREATE INDEX network_trips_by_user ON network_trips (user_id);

-- Sessions whose owner has shown at a provider that they are there.
CREATE TABLE network_proofs (
    session_hash BYTEA PRIMARY KEY NOT NULL,
    user_id      BIGINT NOT NULL,
    expires_ms   BIGINT NOT NULL
);

CREATE INDEX network_proofs_by_expiry ON network_proofs (expires_ms);
CREATE INDEX network_proofs_by_user ON network_proofs (user_id);

-- Owned by the room `sessions`.

-- Tokens that begin a session once, within minutes; only their hash is kept.
CREATE TABLE handshakes (
    token_hash BYTEA PRIMARY KEY NOT NULL,
    user_id    BIGINT NOT NULL,
    -- What the browser had that asked; none when it had nothing.
    browser    BYTEA,
    expires_ms BIGINT NOT NULL
);

CREATE INDEX handshakes_by_user ON handshakes (user_id);
CREATE INDEX handshakes_by_expiry ON handshakes (expires_ms);

-- Browsers that somebody has logged in with, by a hash of what their cookie holds.
CREATE TABLE known_devices (
    device_hash BYTEA NOT NULL,
    user_id     BIGINT NOT NULL,
    seen_ms     BIGINT NOT NULL,
    PRIMARY KEY (device_hash, user_id)
);

CREATE INDEX known_devices_by_user ON known_devices (user_id);
CREATE INDEX known_devices_by_time ON known_devices (seen_ms);

-- Passwords that were tried, by a hash of whose and from where.
CREATE TABLE password_guesses (
    subject    BYTEA PRIMARY KEY NOT NULL,
    guesses    BIGINT NOT NULL CHECK (guesses > 0),
    -- No sooner is the next one looked at.
    next_ms    BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE INDEX password_guesses_by_expiry ON password_guesses (expires_ms);

-- Browsers as they describe themselves, by a hash that changes with the host's
-- secret; forgotten after a month.
CREATE TABLE fingerprints (
    fingerprint_hash BYTEA PRIMARY KEY NOT NULL,
    sightings        BIGINT NOT NULL CHECK (sightings > 0),
    expires_ms       BIGINT NOT NULL
);

CREATE INDEX fingerprints_by_expiry ON fingerprints (expires_ms);

-- Owned by the room `mails`: what links are for is said by the code alone, so
-- that a new purpose needs no new table.
ALTER TABLE mail_links DROP CONSTRAINT mail_links_purpose_check;

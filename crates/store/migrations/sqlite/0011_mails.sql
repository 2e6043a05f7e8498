-- Owned by the room `mails`. Links that work once; only their hash is kept.

CREATE TABLE mail_links (
    token_hash BLOB PRIMARY KEY NOT NULL,
    user_id    INTEGER NOT NULL,
    purpose    TEXT NOT NULL CHECK (purpose IN ('prove_address', 'reset_password')),
    -- The address it went to, which whoever has the link can read.
    email      TEXT NOT NULL,
    expires_ms INTEGER NOT NULL
);

CREATE INDEX mail_links_by_user ON mail_links (user_id, purpose);
CREATE INDEX mail_links_by_expiry ON mail_links (expires_ms);

-- Owned by the room `users`: when somebody proved that the address is theirs.
ALTER TABLE users ADD COLUMN email_proved_ms INTEGER;

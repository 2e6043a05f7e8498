-- Owned by the rooms `mails` and `users`: the links in mails to a user, and the names that
-- are held for a user, beside the user, so that asking for them asks one machine. They
-- say again what `mail_links` and `user_names` say; both are written in one transaction.

CREATE TABLE mail_link_lists (
    user_id    INTEGER NOT NULL,
    purpose    TEXT NOT NULL,
    token_hash BLOB NOT NULL,
    expires_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, purpose, token_hash)
);

CREATE TABLE released_names (
    user_id     INTEGER NOT NULL,
    name_key    TEXT NOT NULL,
    released_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, name_key)
);

INSERT INTO mail_link_lists (user_id, purpose, token_hash, expires_ms)
SELECT user_id, purpose, token_hash, expires_ms FROM mail_links;
INSERT INTO released_names (user_id, name_key, released_ms)
SELECT user_id, name_key, released_ms FROM user_names WHERE released_ms IS NOT NULL;

CREATE INDEX mail_link_lists_by_expiry ON mail_link_lists (expires_ms);

-- Owned by the room `sessions`: the hashes of a user's tokens, and of the sessions of a
-- group and of a family, each list beside what it is asked by, so that asking for it
-- asks one machine. They say again what `sessions`, `handshakes` and `known_devices`
-- say; both are written in one transaction.

CREATE TABLE token_lists (
    -- A user, a group or a family.
    key        INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    token_hash BLOB NOT NULL,
    user_id    INTEGER NOT NULL,
    -- Of a browser: when it is forgotten, unless it is seen again.
    expires_ms INTEGER NOT NULL,
    PRIMARY KEY (key, kind, token_hash)
);

INSERT INTO token_lists (key, kind, token_hash, user_id, expires_ms)
SELECT user_id, 'session', token_hash, user_id, expires_ms FROM sessions;
INSERT INTO token_lists (key, kind, token_hash, user_id, expires_ms)
SELECT group_id, 'session', token_hash, user_id, expires_ms FROM sessions WHERE group_id IS NOT NULL;
INSERT INTO token_lists (key, kind, token_hash, user_id, expires_ms)
SELECT family_id, 'session', token_hash, user_id, expires_ms FROM sessions
WHERE family_id IS NOT NULL AND family_id <> coalesce(group_id, 0);
INSERT INTO token_lists (key, kind, token_hash, user_id, expires_ms)
SELECT user_id, 'handshake', token_hash, user_id, expires_ms FROM handshakes;
INSERT INTO token_lists (key, kind, token_hash, user_id, expires_ms)
SELECT user_id, 'device', device_hash, user_id, seen_ms + 34560000000 FROM known_devices;

CREATE INDEX token_lists_by_user ON token_lists (user_id);
CREATE INDEX token_lists_by_expiry ON token_lists (expires_ms);

DROP INDEX sessions_by_group;

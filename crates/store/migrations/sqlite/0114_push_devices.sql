-- Owned by the room `devices`: browsers to which news are pushed while no page is open.

CREATE TABLE push_devices (
    user_id       INTEGER NOT NULL,
    -- What the user's sessions in this browser have in common.
    group_id      INTEGER NOT NULL,
    -- Where its push service takes messages to it.
    endpoint      TEXT NOT NULL,
    -- Its public key, then the secret that it shares with this host; sealed.
    sealed_keys   BLOB NOT NULL,
    -- Attempts that failed in a row.
    failures      INTEGER NOT NULL CHECK (failures >= 0),
    -- No attempt before, because the last one failed.
    rest_until_ms INTEGER NOT NULL,
    -- What happened until then was told to it.
    told_ms       INTEGER NOT NULL,
    created_ms    INTEGER NOT NULL,
    PRIMARY KEY (user_id, group_id)
);

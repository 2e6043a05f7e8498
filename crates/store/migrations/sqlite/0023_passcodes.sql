-- Owned by the room `passcodes`: four digits that a parent keeps, as a hash, and
-- where a way to other ones is sent.

CREATE TABLE passcodes (
    user_id       INTEGER PRIMARY KEY NOT NULL,
    passcode_hash TEXT NOT NULL,
    backup_email  TEXT NOT NULL,
    created_ms    INTEGER NOT NULL
);

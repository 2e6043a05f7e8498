-- Owned by the room `downloads`: boards as files, to take along.
CREATE TABLE downloads (
    id         INTEGER PRIMARY KEY NOT NULL,
    -- Who asked for it, and alone may fetch it.
    user_id    INTEGER NOT NULL,
    board_id   INTEGER NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('waiting', 'ready', 'failed')),
    -- Pictures put in, of all there are.
    done       INTEGER NOT NULL DEFAULT 0 CHECK (done >= 0),
    total      INTEGER NOT NULL DEFAULT 0,
    bytes      INTEGER NOT NULL DEFAULT 0,
    created_ms INTEGER NOT NULL
);

CREATE INDEX downloads_by_user_and_board ON downloads (user_id, board_id, id);
CREATE INDEX downloads_by_user_and_age ON downloads (user_id, created_ms);
CREATE INDEX downloads_by_age ON downloads (created_ms);

-- Owned by the room `archives`: ZIP files of a board, or of all that is stored about
-- a user. They take the place of `exports` and `downloads`.
CREATE TABLE archives (
    id         INTEGER PRIMARY KEY NOT NULL,
    -- Who requested it, and alone may fetch it.
    user_id    INTEGER NOT NULL,
    -- The board it is of; none for an export.
    board_id   INTEGER,
    status     TEXT NOT NULL CHECK (status IN ('waiting', 'ready', 'failed')),
    -- Pictures put in, of all there are.
    done       INTEGER NOT NULL DEFAULT 0 CHECK (done >= 0),
    total      INTEGER NOT NULL DEFAULT 0,
    bytes      INTEGER NOT NULL DEFAULT 0,
    created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
);

CREATE INDEX archives_by_user_and_board ON archives (user_id, board_id, id);
CREATE INDEX archives_by_expiry ON archives (expires_ms);

INSERT INTO archives (id, user_id, status, done, total, bytes, created_ms, expires_ms)
SELECT id, user_id, status, done, total, bytes, created_ms, created_ms + 604800000 FROM exports;
INSERT INTO archives (id, user_id, board_id, status, done, total, bytes, created_ms, expires_ms)
SELECT id, user_id, board_id, status, done, total, bytes, created_ms, created_ms + 172800000 FROM downloads;

DROP TABLE exports;
DROP TABLE downloads;

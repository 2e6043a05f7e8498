-- Owned by the room `pins`.

CREATE TABLE pins (
    id            INTEGER PRIMARY KEY NOT NULL,
    pinner_id     INTEGER NOT NULL,
    board_id      INTEGER NOT NULL,
    -- The pin that first brought the picture; the pin itself for an original.
    root_id       INTEGER NOT NULL,
    -- Who brought it.
    root_pinner_id INTEGER NOT NULL,
    signature     TEXT NOT NULL,
    extension     TEXT NOT NULL,
    width         INTEGER NOT NULL,
    height        INTEGER NOT NULL,
    color         TEXT NOT NULL,
    thumbhash     TEXT NOT NULL,
    title         TEXT NOT NULL,
    description   TEXT NOT NULL,
    alt_text      TEXT NOT NULL,
    link          TEXT,
    -- JSON: a list of texts.
    topics        TEXT NOT NULL,
    -- JSON: licence and source.
    attribution   TEXT,
    -- Copy of the board's privacy, so that reading a pin needs no board.
    is_secret     BOOLEAN NOT NULL,
    repin_count   INTEGER NOT NULL DEFAULT 0 CHECK (repin_count >= 0),
    created_ms    INTEGER NOT NULL
);

CREATE INDEX pins_by_board ON pins (board_id, id);
CREATE INDEX pins_by_pinner ON pins (pinner_id, id);
CREATE INDEX pins_by_picture_of_pinner ON pins (pinner_id, root_id);

-- One picture stands on one board once: saving again answers the pin there is.
CREATE TABLE pin_saves (
    board_id INTEGER NOT NULL,
    root_id  INTEGER NOT NULL,
    pin_id   INTEGER NOT NULL,
    PRIMARY KEY (board_id, root_id)
);

-- Owned by the rooms `batches` and `pins`: work on many pins at once, and the bin.

CREATE TABLE batches (
    id              INTEGER PRIMARY KEY NOT NULL,
    -- Who asked for it, and may undo it.
    user_id         INTEGER NOT NULL,
    -- move, copy or delete
    verb            TEXT NOT NULL,
    -- Where the pins are.
    board_id        INTEGER NOT NULL,
    -- Where they go; none when they are deleted.
    into_board_id   INTEGER,
    into_section_id INTEGER,
    -- running, done, undoing or undone
    state           TEXT NOT NULL,
    total           INTEGER NOT NULL,
    done            INTEGER NOT NULL DEFAULT 0 CHECK (done >= 0),
    created_ms      INTEGER NOT NULL
);

CREATE INDEX batches_by_board ON batches (board_id, id);
CREATE INDEX batches_by_target ON batches (into_board_id, id);
CREATE INDEX batches_by_user ON batches (user_id, id);
CREATE INDEX batches_by_age ON batches (created_ms);

-- Each pin of a batch, the lowest first, with where it was.
CREATE TABLE batch_pins (
    batch_id    INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    pin_id      INTEGER NOT NULL,
    section_id  INTEGER,
    place       INTEGER NOT NULL,
    -- waiting, done, skipped or undone
    state       TEXT NOT NULL,
    -- The pin that a copy made.
    made_pin_id INTEGER,
    PRIMARY KEY (batch_id, number)
);

-- Deleted pins as they were, for as long as they can be restored.
CREATE TABLE binned_pins (
    id             INTEGER PRIMARY KEY NOT NULL,
    pinner_id      INTEGER NOT NULL,
    board_id       INTEGER NOT NULL,
    section_id     INTEGER,
    place          INTEGER NOT NULL,
    root_id        INTEGER NOT NULL,
    root_pinner_id INTEGER NOT NULL,
    signature      TEXT NOT NULL,
    extension      TEXT NOT NULL,
    width          INTEGER NOT NULL,
    height         INTEGER NOT NULL,
    color          TEXT NOT NULL,
    thumbhash      TEXT NOT NULL,
    title          TEXT NOT NULL,
    description    TEXT NOT NULL,
    alt_text       TEXT NOT NULL,
    link           TEXT,
    topics         TEXT NOT NULL,
    attribution    TEXT,
    is_secret      BOOLEAN NOT NULL,
    repin_count    INTEGER NOT NULL,
    created_ms     INTEGER NOT NULL,
    binned_ms      INTEGER NOT NULL
);

CREATE INDEX binned_pins_by_pinner ON binned_pins (pinner_id, binned_ms);
CREATE INDEX binned_pins_by_picture ON binned_pins (signature);
CREATE INDEX binned_pins_by_age ON binned_pins (binned_ms);
CREATE INDEX binned_pins_by_board ON binned_pins (board_id);

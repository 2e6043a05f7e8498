-- Owned by the rooms `batches` and `pins`: work on many pins at once, and the bin.

CREATE TABLE batches (
    id              BIGINT PRIMARY KEY NOT NULL,
    -- Who asked for it, and may undo it.
    user_id         BIGINT NOT NULL,
    -- move, copy or delete
    verb            TEXT NOT NULL,
    -- Where the pins are.
    board_id        BIGINT NOT NULL,
    -- Where they go; none when they are deleted.
    into_board_id   BIGINT,
    into_section_id BIGINT,
    -- running, done, undoing or undone
    state           TEXT NOT NULL,
    total           BIGINT NOT NULL,
    done            BIGINT NOT NULL DEFAULT 0 CHECK (done >= 0),
    created_ms      BIGINT NOT NULL
);

CREATE INDEX batches_by_board ON batches (board_id, id);
CREATE INDEX batches_by_target ON batches (into_board_id, id);
CREATE INDEX batches_by_user ON batches (user_id, id);
CREATE INDEX batches_by_age ON batches (created_ms);

-- Each pin of a batch, the lowest first, with where it was.
CREATE TABLE batch_pins (
    batch_id    BIGINT NOT NULL,
    number      BIGINT NOT NULL,
    pin_id      BIGINT NOT NULL,
    section_id  BIGINT,
    place       BIGINT NOT NULL,
    -- waiting, done, skipped or undone
    state       TEXT NOT NULL,
    -- The pin that a copy made.
    made_pin_id BIGINT,
    PRIMARY KEY (batch_id, number)
);

-- Deleted pins as they were, for as long as they can be restored.
CREATE TABLE binned_pins (
    id             BIGINT PRIMARY KEY NOT NULL,
    pinner_id      BIGINT NOT NULL,
    board_id       BIGINT NOT NULL,
    section_id     BIGINT,
    place          BIGINT NOT NULL,
    root_id        BIGINT NOT NULL,
    root_pinner_id BIGINT NOT NULL,
    signature      TEXT NOT NULL,
    extension      TEXT NOT NULL,
    width          BIGINT NOT NULL,
    height         BIGINT NOT NULL,
    color          TEXT NOT NULL,
    thumbhash      TEXT NOT NULL,
    title          TEXT NOT NULL,
    description    TEXT NOT NULL,
    alt_text       TEXT NOT NULL,
    link           TEXT,
    topics         TEXT NOT NULL,
    attribution    TEXT,
    is_secret      BOOLEAN NOT NULL,
    repin_count    BIGINT NOT NULL,
    created_ms     BIGINT NOT NULL,
    binned_ms      BIGINT NOT NULL
);

CREATE INDEX binned_pins_by_pinner ON binned_pins (pinner_id, binned_ms);
CREATE INDEX binned_pins_by_picture ON binned_pins (signature);
CREATE INDEX binned_pins_by_age ON binned_pins (binned_ms);
CREATE INDEX binned_pins_by_board ON binned_pins (board_id);

-- Deleted boards as they were, for as long as they can be restored. Their pins lie
-- in binned_pins; sections, followers and collaborators wait where they are.
CREATE TABLE binned_boards (
    id           INTEGER PRIMARY KEY NOT NULL,
    owner_id     INTEGER NOT NULL,
    name         TEXT NOT NULL,
    slug         TEXT NOT NULL,
    description  TEXT NOT NULL,
    category     TEXT NOT NULL,
    layout       TEXT NOT NULL,
    sensitivity  TEXT NOT NULL,
    is_secret    BOOLEAN NOT NULL,
    is_protected BOOLEAN NOT NULL,
    cover_pin_id INTEGER,
    pinned_ms    INTEGER,
    archived_ms  INTEGER,
    place        INTEGER NOT NULL,
    created_ms   INTEGER NOT NULL,
    -- Later deletions have greater numbers.
    binned_id    INTEGER NOT NULL,
    binned_ms    INTEGER NOT NULL
);

CREATE INDEX binned_boards_by_owner ON binned_boards (owner_id, binned_id);
CREATE INDEX binned_boards_by_age ON binned_boards (binned_ms);

-- Who deleted a pin, in which order, and with which board it went.
ALTER TABLE binned_pins ADD COLUMN binned_by INTEGER NOT NULL DEFAULT 0;
ALTER TABLE binned_pins ADD COLUMN binned_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE binned_pins ADD COLUMN binned_with INTEGER;

UPDATE binned_pins SET binned_by = pinner_id, binned_id = id;

CREATE INDEX binned_pins_by_hand ON binned_pins (binned_by, binned_with, binned_id);
CREATE INDEX binned_pins_with_board ON binned_pins (binned_with, place) WHERE binned_with IS NOT NULL;

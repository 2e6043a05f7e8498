-- Owned by the room `imports`: files that bring boards and pins.
CREATE TABLE imports (
    id         BIGINT PRIMARY KEY NOT NULL,
    user_id    BIGINT NOT NULL,
    -- What kind of file it is, once it was read.
    kind       TEXT,
    file_name  TEXT NOT NULL,
    -- Who sees the new boards; none for what the file says.
    privacy    TEXT,
    status     TEXT NOT NULL CHECK (status IN ('registered', 'waiting', 'running', 'done', 'failed', 'stopped')),
    -- Why the file could not be read: the name of an error code.
    failure    TEXT,
    -- JSON: the boards it brings, and which of them were made.
    plan       TEXT NOT NULL,
    -- Pins settled, those that failed among them, of all there are.
    done       BIGINT NOT NULL DEFAULT 0 CHECK (done >= 0),
    total      BIGINT NOT NULL DEFAULT 0,
    failed     BIGINT NOT NULL DEFAULT 0 CHECK (failed >= 0),
    bytes      BIGINT NOT NULL DEFAULT 0,
    created_ms BIGINT NOT NULL
);

CREATE INDEX imports_by_user ON imports (user_id, id);
CREATE INDEX imports_by_age ON imports (created_ms);

-- Each pin of an import, in the order in which they come in.
CREATE TABLE import_entries (
    import_id BIGINT NOT NULL,
    number    BIGINT NOT NULL,
    user_id   BIGINT NOT NULL,
    state     TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
    -- What people know it by.
    name      TEXT NOT NULL,
    -- JSON: where its picture is, and its words.
    entry     TEXT NOT NULL,
    -- Why it did not come in: the name of an error code.
    failure   TEXT,
    -- The pin it became.
    pin_id    BIGINT,
    PRIMARY KEY (import_id, number)
);

CREATE INDEX import_entries_by_state ON import_entries (import_id, state, number);
CREATE INDEX import_entries_by_user ON import_entries (user_id, import_id, number);

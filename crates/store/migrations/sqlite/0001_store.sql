-- Owned by the crates `store` (settings) and `queue` (outbox, jobs).

CREATE TABLE settings (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);

-- What happened, in order. AUTOINCREMENT, because a number must not come again
-- after old entries were removed: readers keep positions.
CREATE TABLE outbox (
    id    INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- Marker of the writing transaction; here always 0, because one writer
    -- commits in the order of the numbers.
    tx    INTEGER NOT NULL DEFAULT 0,
    kind  TEXT NOT NULL,
    body  TEXT NOT NULL,
    at_ms INTEGER NOT NULL
);

CREATE INDEX outbox_by_position ON outbox (tx, id);
CREATE INDEX outbox_by_age ON outbox (at_ms);

CREATE TABLE jobs (
    id             INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    kind           TEXT NOT NULL,
    key            TEXT,
    body           TEXT NOT NULL,
    state          TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'failed')),
    due_ms         INTEGER NOT NULL,
    attempts       INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    lease_until_ms INTEGER,
    last_error     TEXT
);

-- One waiting job for a key; a running one may have a successor waiting.
CREATE UNIQUE INDEX jobs_one_waiting ON jobs (kind, key) WHERE state = 'waiting';
CREATE INDEX jobs_by_due ON jobs (state, due_ms, id);
CREATE INDEX jobs_by_lease ON jobs (state, lease_until_ms);

-- When a recurring kind was last put into the queue.
CREATE TABLE job_schedules (
    kind    TEXT PRIMARY KEY NOT NULL,
    next_ms INTEGER NOT NULL
);

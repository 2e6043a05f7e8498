-- Owned by the crates `store` (settings) and `queue` (outbox, jobs).

CREATE TABLE settings (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);

-- What happened, in order.
CREATE TABLE outbox (
    id    BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Marker of the writing transaction. Numbers are given before the commit, so
    -- a smaller one may appear after a larger one was read; readers therefore
    -- stop before the oldest transaction that is still open.
    tx    BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
    kind  TEXT NOT NULL,
    body  TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);

CREATE INDEX outbox_by_position ON outbox (tx, id);
CREATE INDEX outbox_by_age ON outbox (at_ms);

CREATE TABLE jobs (
    id             BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind           TEXT NOT NULL,
    key            TEXT,
    body           TEXT NOT NULL,
    state          TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'failed')),
    due_ms         BIGINT NOT NULL,
    attempts       BIGINT NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    lease_until_ms BIGINT,
    last_error     TEXT
);

-- One waiting job for a key; a running one may have a successor waiting.
CREATE UNIQUE INDEX jobs_one_waiting ON jobs (kind, key) WHERE state = 'waiting';
CREATE INDEX jobs_by_due ON jobs (state, due_ms, id);
CREATE INDEX jobs_by_lease ON jobs (state, lease_until_ms);

-- When a recurring kind was last put into the queue.
CREATE TABLE job_schedules (
    kind    TEXT PRIMARY KEY NOT NULL,
    next_ms BIGINT NOT NULL
);

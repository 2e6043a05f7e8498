-- Owned by the room `links`: what pages of others say that pins lead to.

CREATE TABLE links (
    -- Normalised, without a fragment.
    address    TEXT PRIMARY KEY NOT NULL,
    -- JSON of the crate `metadata`; none until it was read once.
    page       TEXT,
    -- Whether somebody who follows it finds nothing.
    is_broken  BOOLEAN NOT NULL,
    -- How often in a row it could not be asked.
    failures   INTEGER NOT NULL CHECK (failures >= 0),
    checked_ms INTEGER NOT NULL,
    -- When it is asked again, if anybody looks.
    due_ms     INTEGER NOT NULL
);

CREATE INDEX links_by_due ON links (due_ms);

-- What websites ask of programs (RFC 9309).
CREATE TABLE robots (
    -- `https://host:port`.
    origin     TEXT PRIMARY KEY NOT NULL,
    -- The rules for us, one a line; see `read_robots`.
    rules      TEXT NOT NULL,
    fetched_ms INTEGER NOT NULL
);

CREATE INDEX robots_by_time ON robots (fetched_ms);

-- Owned by the room `activities`.

-- How many pages that are no pin's a user opened on a day: what bounds that log.
ALTER TABLE activity_days ADD COLUMN views BIGINT NOT NULL DEFAULT 0 CHECK (views >= 0);

-- One row for each batch of a visitor who allows it. Nothing here says whose it is: no id, no
-- session, no address.
CREATE TABLE visitor_batches (
    -- From the client's name for the first of its events, by which one that is told again is
    -- known; chance where there is none.
    name BIGINT PRIMARY KEY NOT NULL,
    id BIGINT NOT NULL,
    -- JSON: the pins of each kind of event, each once, by the kind of page.
    acts TEXT NOT NULL,
    -- Whether it stands in the numbers of its pins.
    is_counted BOOLEAN NOT NULL,
    -- When the last of its events happened.
    logged_ms BIGINT NOT NULL
);

-- What is old enough to be forgotten; ids are ordered by time.
CREATE INDEX visitor_batches_by_id ON visitor_batches (id);
CREATE INDEX visitor_batches_uncounted ON visitor_batches (id) WHERE is_counted = false;

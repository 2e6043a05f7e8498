-- Owned by the room `activities`: what clients tell in batches, and what is left of it.

-- One row for each batch of a user's events: many of them in one write.
CREATE TABLE activity_batches (
    user_id INTEGER NOT NULL,
    id INTEGER NOT NULL,
    -- JSON: the pins of each kind of event, each once.
    acts TEXT NOT NULL,
    -- Eight bytes for each event that its client named, by which one that is told again is known.
    uuids BLOB NOT NULL,
    -- Whether it stands in the numbers of its pins.
    is_counted BOOLEAN NOT NULL,
    -- When the last of its events happened.
    logged_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, id)
);

-- What is old enough to be forgotten; ids are ordered by time.
CREATE INDEX activity_batches_by_id ON activity_batches (id);
CREATE INDEX activity_batches_uncounted ON activity_batches (id) WHERE is_counted = false;

-- How many pins a user was shown on a day (since 1970): the least that bounds the log, and
-- the row by which batches of one user wait for each other.
CREATE TABLE activity_days (
    user_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    impressions INTEGER NOT NULL CHECK (impressions >= 0),
    PRIMARY KEY (user_id, day)
);

CREATE INDEX activity_days_by_day ON activity_days (day);

-- How often something was done with a pin on a day, by the pin that brought its picture. No
-- user's id stands here.
CREATE TABLE pin_days (
    root_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    pin_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count >= 0),
    PRIMARY KEY (root_id, day, pin_id, kind)
);

CREATE INDEX pin_days_by_day ON pin_days (day);

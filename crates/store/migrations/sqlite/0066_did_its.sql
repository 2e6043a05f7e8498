-- Owned by the room `did_its`: who did what a pin shows, and how it went.

-- One for each person and pin.
CREATE TABLE did_its (
    pin_id        INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    -- Greater for what was told later.
    id            INTEGER NOT NULL,
    details       TEXT NOT NULL,
    like_count    INTEGER NOT NULL CHECK (like_count >= 0),
    helpful_count INTEGER NOT NULL CHECK (helpful_count >= 0),
    created_ms    INTEGER NOT NULL,
    PRIMARY KEY (pin_id, user_id)
);

CREATE INDEX did_its_by_id ON did_its (id);
CREATE INDEX did_its_by_pin ON did_its (pin_id, id);
CREATE INDEX did_its_by_user ON did_its (user_id, id);

CREATE TABLE did_it_pictures (
    did_it_id INTEGER NOT NULL,
    -- From 0.
    place     INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    signature TEXT NOT NULL,
    extension TEXT NOT NULL,
    width     INTEGER NOT NULL,
    height    INTEGER NOT NULL,
    color     TEXT NOT NULL,
    PRIMARY KEY (did_it_id, place)
);

CREATE INDEX did_it_pictures_by_user ON did_it_pictures (user_id, did_it_id);
CREATE INDEX did_it_pictures_by_signature ON did_it_pictures (signature);

-- What others think of them.
CREATE TABLE did_it_marks (
    did_it_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    -- `like` or `helpful`.
    mark       TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (did_it_id, user_id, mark)
);

CREATE INDEX did_it_marks_by_user ON did_it_marks (user_id, did_it_id);

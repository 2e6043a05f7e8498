-- Owned by the room `notifications`: what the host announces, which boards' followers were told
-- of new pins, and ideas of a week.

CREATE TABLE announcements (
    id         INTEGER NOT NULL PRIMARY KEY,
    text       TEXT NOT NULL,
    -- A path of this host, or an address elsewhere.
    link       TEXT,
    -- Whose users are told; all where it is none.
    locale     TEXT,
    -- The employee; none once they are erased.
    created_by INTEGER,
    created_ms INTEGER NOT NULL
);

CREATE INDEX announcements_by_author ON announcements (created_by);

-- A board's followers were told on that day (UTC) that this user put pins there.
CREATE TABLE board_tellings (
    board_id   INTEGER NOT NULL,
    day        INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    PRIMARY KEY (board_id, day, user_id)
);

CREATE INDEX board_tellings_by_user ON board_tellings (user_id);
CREATE INDEX board_tellings_by_day ON board_tellings (day);

-- Pins that a user was offered on a day (UTC), the best first.
CREATE TABLE idea_pins (
    user_id    INTEGER NOT NULL,
    day        INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    pin_id     INTEGER NOT NULL,
    PRIMARY KEY (user_id, day, place)
);

-- Owned by the room `feeds`: weeks (those since 1970, from Mondays) whose ideas were begun.
CREATE TABLE digest_weeks (
    week       INTEGER NOT NULL PRIMARY KEY,
    begun_ms   INTEGER NOT NULL
);

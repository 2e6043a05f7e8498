-- Owned by the room `notifications`: what the host announces, which boards' followers were told
-- of new pins, and ideas of a week.

CREATE TABLE announcements (
    id         BIGINT NOT NULL PRIMARY KEY,
    text       TEXT NOT NULL,
    -- A path of this host, or an address elsewhere.
    link       TEXT,
    -- Whose users are told; all where it is none.
    locale     TEXT,
    -- The employee; none once they are erased.
    created_by BIGINT,
    created_ms BIGINT NOT NULL
);

CREATE INDEX announcements_by_author ON announcements (created_by);

-- A board's followers were told on that day (UTC) that this user put pins there.
CREATE TABLE board_tellings (
    board_id   BIGINT NOT NULL,
    day        BIGINT NOT NULL,
    user_id    BIGINT NOT NULL,
    PRIMARY KEY (board_id, day, user_id)
);

CREATE INDEX board_tellings_by_user ON board_tellings (user_id);
CREATE INDEX board_tellings_by_day ON board_tellings (day);

-- Pins that a user was offered on a day (UTC), the best first.
CREATE TABLE idea_pins (
    user_id    BIGINT NOT NULL,
    day        BIGINT NOT NULL,
    place      BIGINT NOT NULL,
    pin_id     BIGINT NOT NULL,
    PRIMARY KEY (user_id, day, place)
);

-- Owned by the room `feeds`: weeks (those since 1970, from Mondays) whose ideas were begun.
CREATE TABLE digest_weeks (
    week       BIGINT NOT NULL PRIMARY KEY,
    begun_ms   BIGINT NOT NULL
);

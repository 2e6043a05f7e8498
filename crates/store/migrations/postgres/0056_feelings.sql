-- Owned by the rooms `pins`, `reactions`, `favorites` and `feeds`: what people do with
-- pins beside saving them.

-- How many did something with a pin: a kind of reaction by its number, `favorite`.
CREATE TABLE pin_tallies (
    pin_id BIGINT NOT NULL,
    kind   TEXT NOT NULL,
    count  BIGINT NOT NULL CHECK (count >= 0),
    PRIMARY KEY (pin_id, kind)
);

-- One for each person.
CREATE TABLE reactions (
    pin_id     BIGINT NOT NULL,
    user_id    BIGINT NOT NULL,
    kind       BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (pin_id, user_id)
);

CREATE INDEX reactions_by_user ON reactions (user_id, pin_id);

CREATE TABLE favorites (
    user_id BIGINT NOT NULL,
    pin_id  BIGINT NOT NULL,
    -- Greater for what came later.
    id      BIGINT NOT NULL,
    PRIMARY KEY (user_id, pin_id)
);

CREATE INDEX favorites_by_user ON favorites (user_id, id);
CREATE INDEX favorites_by_pin ON favorites (pin_id);

-- Pictures that somebody wants to see no more in feeds.
CREATE TABLE hidden_pins (
    user_id BIGINT NOT NULL,
    -- The pin that brought the picture.
    root_id BIGINT NOT NULL,
    -- The pin that was hidden.
    pin_id  BIGINT NOT NULL,
    -- Why, if they said so.
    reason  TEXT NOT NULL,
    -- Greater for what came later.
    id      BIGINT NOT NULL,
    PRIMARY KEY (user_id, root_id)
);

CREATE INDEX hidden_pins_by_user ON hidden_pins (user_id, id);

-- Owned by the room `feeds`.

-- Pins that reach a person, by whom or what they follow (a person's or a
-- board's id), written when the pin is saved. One picture (the pin that brought
-- it is the root) reaches a person once, however many save it.
CREATE TABLE home_items (
    user_id   BIGINT NOT NULL,
    pin_id    BIGINT NOT NULL,
    root_id   BIGINT NOT NULL,
    source_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, pin_id)
);

CREATE UNIQUE INDEX home_items_by_root ON home_items (user_id, root_id);

CREATE INDEX home_items_by_source ON home_items (user_id, source_id);

-- A ranking of recent pins, made now and then and never changed after: a walk
-- through it sees each pin once whatever happens meanwhile.
CREATE TABLE popular_rankings (
    id         BIGINT PRIMARY KEY NOT NULL,
    -- Newest and oldest pin that was looked at.
    newest_id  BIGINT NOT NULL,
    oldest_id  BIGINT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE TABLE popular_pins (
    ranking_id BIGINT NOT NULL,
    place      BIGINT NOT NULL,
    pin_id     BIGINT NOT NULL,
    PRIMARY KEY (ranking_id, place)
);

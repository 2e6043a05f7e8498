-- Owned by the room `feeds`.

-- A walk shows what had reached the person when it began, whatever is followed
-- and unfollowed meanwhile: so a row says from which moment on it holds and until
-- when. Moments are ids; the greatest is never. What was taken back is kept for
-- as long as a walk may last.
ALTER TABLE home_items RENAME TO home_items_before;

CREATE TABLE home_items (
    user_id   INTEGER NOT NULL,
    pin_id    INTEGER NOT NULL,
    root_id   INTEGER NOT NULL,
    source_id INTEGER NOT NULL,
    since_id  INTEGER NOT NULL,
    until_id  INTEGER NOT NULL DEFAULT 9223372036854775807,
    PRIMARY KEY (user_id, pin_id, since_id, until_id)
);

INSERT INTO home_items (user_id, pin_id, root_id, source_id, since_id)
SELECT user_id, pin_id, root_id, source_id, pin_id FROM home_items_before;

DROP TABLE home_items_before;

-- At any moment one picture reaches a person once.
CREATE UNIQUE INDEX home_items_by_root ON home_items (user_id, root_id, until_id);

CREATE INDEX home_items_by_source ON home_items (user_id, source_id);

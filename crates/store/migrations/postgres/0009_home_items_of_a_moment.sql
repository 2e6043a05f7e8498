-- Owned by the room `feeds`.

-- A walk shows what had reached the person when it began, whatever is followed
-- and unfollowed meanwhile: so a row says from which moment on it holds and until
-- when. Moments are ids; the greatest is never. What was taken back is kept for
-- as long as a walk may last.
ALTER TABLE home_items ADD COLUMN since_id BIGINT;
ALTER TABLE home_items ADD COLUMN until_id BIGINT NOT NULL DEFAULT 9223372036854775807;

UPDATE home_items SET since_id = pin_id;

ALTER TABLE home_items ALTER COLUMN since_id SET NOT NULL;
ALTER TABLE home_items DROP CONSTRAINT home_items_pkey;
ALTER TABLE home_items ADD PRIMARY KEY (user_id, pin_id, since_id, until_id);

DROP INDEX home_items_by_root;

-- At any moment one picture reaches a person once.
CREATE UNIQUE INDEX home_items_by_root ON home_items (user_id, root_id, until_id);

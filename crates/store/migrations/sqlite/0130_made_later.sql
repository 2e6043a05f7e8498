-- Owned by the room `uploads`: what was made of a picture after publishing
-- (`uploads::make_later::Made`), in place of when. Pictures of before that are wider than 1200
-- pixels lack the size of so many.
ALTER TABLE pictures ADD COLUMN later_made INTEGER NOT NULL DEFAULT 0;

UPDATE pictures SET later_made = CASE WHEN width > 1200 THEN 1 ELSE 3 END WHERE later_ms IS NOT NULL;

DROP INDEX pictures_without_later;
ALTER TABLE pictures DROP COLUMN later_ms;

CREATE INDEX pictures_to_make ON pictures (later_made, created_ms) WHERE later_made < 3;

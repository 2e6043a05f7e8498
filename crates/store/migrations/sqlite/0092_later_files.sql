-- Owned by the room `uploads`: when the files were made that come after publishing (AVIF, and
-- the size between two of the ten); none while they are not.
ALTER TABLE pictures ADD COLUMN later_ms INTEGER;

CREATE INDEX pictures_without_later ON pictures (created_ms) WHERE later_ms IS NULL;

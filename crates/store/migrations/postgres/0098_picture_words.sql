-- Owned by the room `uploads`: the words that stand in a picture; none while it was not read,
-- an empty text where no words stand in it.
ALTER TABLE pictures ADD COLUMN words TEXT;

CREATE INDEX pictures_without_words ON pictures (created_ms) WHERE words IS NULL;

-- Owned by the room `articles`.

-- The picture that an employee uploaded for an article; none of one that a pin's picture stands for.
ALTER TABLE articles ADD COLUMN cover_signature TEXT;

-- Whether an article shows a picture, which is asked before one is removed.
CREATE INDEX articles_cover ON articles (cover_signature);

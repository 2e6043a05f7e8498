-- Owned by the room `did_its`.

-- Whether its author alone sees it, as it has a word that the pinner does not want to read.
ALTER TABLE did_its ADD COLUMN is_held BOOLEAN NOT NULL DEFAULT false;

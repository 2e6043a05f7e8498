-- Owned by the room `did_its`.

-- Whether a sensitivity screen stands before the photograph.
ALTER TABLE did_it_pictures ADD COLUMN is_screened BOOLEAN NOT NULL DEFAULT false;

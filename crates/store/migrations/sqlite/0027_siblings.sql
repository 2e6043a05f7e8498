-- Owned by the room `sessions`: sessions at the host's other names, handed over
-- from one browser's group, end with it.

ALTER TABLE sessions ADD COLUMN family_id INTEGER;
ALTER TABLE handshakes ADD COLUMN family_id INTEGER;

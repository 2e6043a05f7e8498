-- Owned by the room `pins`.

-- All pins of a picture, the public ones first to be found by search.
CREATE INDEX pins_by_root ON pins (root_id, is_secret, id);

-- Owned by the room `boards`: how large somebody wants pins on profiles shown.
ALTER TABLE board_arrangements ADD COLUMN pin_density TEXT NOT NULL DEFAULT 'default';

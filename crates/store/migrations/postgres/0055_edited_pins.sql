-- Owned by the room `pins`: whether a pin takes comments, and what its pinner notes
-- for themselves.
ALTER TABLE pins ADD COLUMN comments_disabled BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE pins ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE binned_pins ADD COLUMN comments_disabled BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE binned_pins ADD COLUMN note TEXT NOT NULL DEFAULT '';

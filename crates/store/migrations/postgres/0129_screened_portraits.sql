-- Owned by the room `users`.

-- Whether a sensitivity screen stands before the picture and the cover of a profile.
ALTER TABLE users ADD COLUMN is_avatar_screened BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN is_cover_screened BOOLEAN NOT NULL DEFAULT false;

-- Screens that stood before are put there as well.
INSERT INTO jobs (kind, key, body, state, due_ms)
SELECT 'uploads.spread_screen', signature || ' 0', signature, 'waiting', 0
FROM picture_screens WHERE state = 'screened';

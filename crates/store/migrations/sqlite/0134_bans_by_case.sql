-- Owned by the room `uploads`.

-- The bans that a case made, which its appeal may lift.
CREATE INDEX banned_pictures_by_case ON banned_pictures (case_id);

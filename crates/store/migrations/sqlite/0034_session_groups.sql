-- Owned by the room `sessions`: sessions that one browser holds have one group;
-- those of before this have none, and stand alone.

ALTER TABLE sessions ADD COLUMN group_id INTEGER;

CREATE INDEX sessions_by_group ON sessions (group_id, user_id);

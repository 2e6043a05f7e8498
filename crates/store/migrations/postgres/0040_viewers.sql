-- Owned by the room `boards`: when something was last saved to a board.
ALTER TABLE boards ADD COLUMN pinned_ms BIGINT;
UPDATE boards SET pinned_ms = (SELECT max(pins.created_ms) FROM pins WHERE pins.board_id = boards.id);
CREATE INDEX boards_by_last_pin ON boards (owner_id, pinned_ms, id) WHERE pinned_ms IS NOT NULL;

-- Owned by the room `pins`: what somebody saved from others' pins, newest last.
CREATE INDEX pins_by_saver ON pins (pinner_id, id) WHERE root_id <> id;

-- Owned by the room `users`: when somebody was last here, to a day, and when they
-- last came back after leaving or being away for long.
ALTER TABLE users ADD COLUMN seen_ms BIGINT;
ALTER TABLE users ADD COLUMN returned_ms BIGINT;
UPDATE users SET seen_ms = (SELECT max(sessions.created_ms) FROM sessions WHERE sessions.user_id = users.id);

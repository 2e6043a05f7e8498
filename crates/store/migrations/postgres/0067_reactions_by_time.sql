-- Owned by the room `reactions`: who reacted to a pin, the latest first.
CREATE INDEX reactions_by_time ON reactions (pin_id, created_ms, user_id);

-- Owned by the room `users`: who follows somebody, and whom they follow, the latest first.
CREATE INDEX user_follows_latest ON user_follows (follower_id, created_ms, followed_id);
CREATE INDEX user_follows_of_latest ON user_follows (followed_id, created_ms, follower_id);

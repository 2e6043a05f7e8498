-- Owned by the room `users`: what a person says about themselves, in public and to the host.

ALTER TABLE users ADD COLUMN pronouns TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN website_url TEXT;
ALTER TABLE users ADD COLUMN cover_signature TEXT;
ALTER TABLE users ADD COLUMN cover_extension TEXT;
ALTER TABLE users ADD COLUMN cover_width BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN cover_height BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN custom_gender TEXT;
ALTER TABLE users ADD COLUMN phone_country TEXT;
ALTER TABLE users ADD COLUMN phone_number TEXT;

-- Since when its person has another name; for a while it still leads to them.
ALTER TABLE user_names ADD COLUMN released_ms BIGINT;
CREATE INDEX user_names_by_user ON user_names (user_id, released_ms);

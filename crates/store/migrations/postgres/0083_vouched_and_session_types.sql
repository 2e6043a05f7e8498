-- Owned by the rooms `users` and `sessions`.

-- Whether the host vouches that the user is who they say they are.
ALTER TABLE users ADD COLUMN is_vouched BOOLEAN NOT NULL DEFAULT false;

-- What kind of viewer a session that goes to another name of the host is of; none for
-- sessions that stay under theirs.
ALTER TABLE handshakes ADD COLUMN session_type TEXT;
ALTER TABLE sessions ADD COLUMN session_type TEXT;

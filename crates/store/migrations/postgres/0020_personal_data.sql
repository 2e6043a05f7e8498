-- Owned by the room `users`: since when somebody has left, hidden until they log
-- in again, and when all of them is to be erased.
ALTER TABLE users ADD COLUMN left_ms BIGINT;
ALTER TABLE users ADD COLUMN erase_ms BIGINT;

CREATE INDEX users_to_erase ON users (erase_ms) WHERE erase_ms IS NOT NULL;

-- Whether anything shows a picture is asked before its files are removed.
CREATE INDEX users_by_avatar ON users (avatar_signature) WHERE avatar_signature IS NOT NULL;
CREATE INDEX users_by_cover ON users (cover_signature) WHERE cover_signature IS NOT NULL;
CREATE INDEX pins_by_signature ON pins (signature);
CREATE INDEX uploads_by_signature ON uploads (signature) WHERE signature IS NOT NULL;
CREATE INDEX uploads_by_user ON uploads (user_id);

-- Owned by the room `pins`: what others saved of somebody's pictures.
CREATE INDEX pins_by_root_pinner ON pins (root_pinner_id, id) WHERE root_pinner_id <> pinner_id;

-- Owned by the room `feeds`: what was taken back is forgotten after a while.
CREATE INDEX home_items_taken_back ON home_items (until_id) WHERE until_id < 9223372036854775807;

-- Owned by the room `exports`: all that is stored about a person, to take away.
CREATE TABLE exports (
    id         BIGINT PRIMARY KEY NOT NULL,
    user_id    BIGINT NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('waiting', 'ready')),
    -- Pictures put in, of all there are.
    done       BIGINT NOT NULL DEFAULT 0,
    total      BIGINT NOT NULL DEFAULT 0,
    bytes      BIGINT NOT NULL DEFAULT 0,
    created_ms BIGINT NOT NULL
);

CREATE INDEX exports_by_user ON exports (user_id, id);
CREATE INDEX exports_by_age ON exports (created_ms);

-- Owned by the room `users`: the addresses of an account.
CREATE INDEX user_emails_by_user ON user_emails (user_id);

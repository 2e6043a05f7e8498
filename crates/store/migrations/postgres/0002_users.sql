-- Owned by the room `users`.

CREATE TABLE users (
    id                 BIGINT PRIMARY KEY NOT NULL,
    username           TEXT NOT NULL,
    full_name          TEXT NOT NULL,
    first_name         TEXT NOT NULL,
    last_name          TEXT NOT NULL,
    about              TEXT NOT NULL,
    email              TEXT NOT NULL,
    password_hash      TEXT NOT NULL,
    avatar_signature   TEXT,
    avatar_extension   TEXT,
    country            TEXT NOT NULL,
    locale             TEXT NOT NULL,
    gender             TEXT,
    birthday           TEXT,
    pin_count          BIGINT NOT NULL DEFAULT 0 CHECK (pin_count >= 0),
    board_count        BIGINT NOT NULL DEFAULT 0 CHECK (board_count >= 0),
    secret_board_count BIGINT NOT NULL DEFAULT 0 CHECK (secret_board_count >= 0),
    follower_count     BIGINT NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
    following_count    BIGINT NOT NULL DEFAULT 0 CHECK (following_count >= 0),
    created_ms         BIGINT NOT NULL
);

-- Uniqueness lives in tables keyed by the unique thing, so that `users` may be
-- spread over machines by id.
CREATE TABLE user_names (
    name_key TEXT PRIMARY KEY NOT NULL,
    user_id  BIGINT NOT NULL
);

CREATE TABLE user_emails (
    email_key TEXT PRIMARY KEY NOT NULL,
    user_id   BIGINT NOT NULL
);

CREATE TABLE user_follows (
    follower_id BIGINT NOT NULL,
    followed_id BIGINT NOT NULL,
    created_ms  BIGINT NOT NULL,
    PRIMARY KEY (follower_id, followed_id)
);

CREATE INDEX user_follows_by_followed ON user_follows (followed_id, follower_id);

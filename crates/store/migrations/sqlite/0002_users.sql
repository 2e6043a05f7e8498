-- Owned by the room `users`.

CREATE TABLE users (
    id                 INTEGER PRIMARY KEY NOT NULL,
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
    pin_count          INTEGER NOT NULL DEFAULT 0 CHECK (pin_count >= 0),
    board_count        INTEGER NOT NULL DEFAULT 0 CHECK (board_count >= 0),
    secret_board_count INTEGER NOT NULL DEFAULT 0 CHECK (secret_board_count >= 0),
    follower_count     INTEGER NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
    following_count    INTEGER NOT NULL DEFAULT 0 CHECK (following_count >= 0),
    created_ms         INTEGER NOT NULL
);

-- Uniqueness lives in tables keyed by the unique thing, so that `users` may be
-- spread over machines by id.
CREATE TABLE user_names (
    name_key TEXT PRIMARY KEY NOT NULL,
    user_id  INTEGER NOT NULL
);

CREATE TABLE user_emails (
    email_key TEXT PRIMARY KEY NOT NULL,
    user_id   INTEGER NOT NULL
);

CREATE TABLE user_follows (
    follower_id INTEGER NOT NULL,
    followed_id INTEGER NOT NULL,
    created_ms  INTEGER NOT NULL,
    PRIMARY KEY (follower_id, followed_id)
);

CREATE INDEX user_follows_by_followed ON user_follows (followed_id, follower_id);

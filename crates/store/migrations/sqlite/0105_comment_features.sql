-- Owned by the room `comments`: which ways to talk a user leaves open below their pins.

CREATE TABLE comment_features (
    user_id    INTEGER NOT NULL PRIMARY KEY,
    comments   BOOLEAN NOT NULL,
    replies    BOOLEAN NOT NULL,
    mentions   BOOLEAN NOT NULL,
    updated_ms INTEGER NOT NULL
);

-- Owned by the room `experiences`: how far somebody is with what the host tries out.
CREATE TABLE experiences (
    user_id       INTEGER NOT NULL,
    experience_id INTEGER NOT NULL,
    -- `viewed`, `completed` or `dismissed`; without a row it is active.
    status        TEXT NOT NULL,
    updated_ms    INTEGER NOT NULL,
    PRIMARY KEY (user_id, experience_id)
);

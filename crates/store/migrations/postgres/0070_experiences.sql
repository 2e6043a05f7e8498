-- Owned by the room `experiences`: how far somebody is with what the host tries out.
CREATE TABLE experiences (
    user_id       BIGINT NOT NULL,
    experience_id BIGINT NOT NULL,
    -- `viewed`, `completed` or `dismissed`; without a row it is active.
    status        TEXT NOT NULL,
    updated_ms    BIGINT NOT NULL,
    PRIMARY KEY (user_id, experience_id)
);

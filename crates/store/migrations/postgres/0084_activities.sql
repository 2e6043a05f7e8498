-- Owned by the room `activities`.

-- What users who allow it did that changes nothing of theirs, for as long as the host keeps it.
CREATE TABLE activities (
    user_id BIGINT NOT NULL,
    id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    pin_id BIGINT NOT NULL,
    -- JSON, by the kind.
    details TEXT NOT NULL,
    logged_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, id)
);

-- What is old enough to be forgotten.
CREATE INDEX activities_logged ON activities (logged_ms);

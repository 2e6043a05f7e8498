-- Owned by the room `blocks`: who wants nothing to do with whom.
CREATE TABLE blocks (
    blocker_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL CHECK (blocked_id <> blocker_id),
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (blocker_id, blocked_id)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked_id, blocker_id);
-- Whom somebody blocked, the latest first.
CREATE INDEX blocks_by_time ON blocks (blocker_id, created_ms, blocked_id);

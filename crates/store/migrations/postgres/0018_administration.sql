-- Owned by the rooms `audits` and `users`: what was changed about an account, by
-- whom and when, and accounts the host has suspended.

CREATE TABLE audits (
    id         BIGINT PRIMARY KEY NOT NULL,
    user_id    BIGINT NOT NULL,
    -- Whoever changed it; nobody when it was the host at the command line.
    actor_id   BIGINT,
    change     TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    at_ms      BIGINT NOT NULL
);

CREATE INDEX audits_by_user ON audits (user_id, id);

ALTER TABLE users ADD COLUMN is_suspended BOOLEAN NOT NULL DEFAULT false;

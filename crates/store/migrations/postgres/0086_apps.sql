-- Owned by the room `apps`.

-- Programs that users registered, and which others may let act for them.
CREATE TABLE apps (
    id BIGINT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    picture_signature TEXT,
    picture_extension TEXT,
    -- JSON list of the addresses to which people are sent back.
    redirect_uris TEXT NOT NULL,
    -- None of an app that keeps no secret.
    secret_hash BYTEA,
    created_ms BIGINT NOT NULL
);

-- A developer's own, newest first.
CREATE INDEX apps_owner ON apps (owner_id, id);

-- Whether a picture is shown anywhere.
CREATE INDEX apps_picture ON apps (picture_signature);

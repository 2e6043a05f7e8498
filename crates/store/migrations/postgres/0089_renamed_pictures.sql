-- Owned by the room `uploads`: pictures of before November 2026 are named by the bare hash
-- of their files, and get names by a key of the host (decision 3).

-- Whether the name may be the bare hash. Of a picture of before nothing says so but its
-- file, so a job looks; those that are stored from now on are named by the key.
ALTER TABLE pictures ADD COLUMN may_be_bare BOOLEAN NOT NULL DEFAULT true;

CREATE INDEX pictures_may_be_bare ON pictures (signature) WHERE may_be_bare = true;

-- Which name took the place of which.
CREATE TABLE renamed_pictures (
    old_signature TEXT PRIMARY KEY NOT NULL,
    new_signature TEXT NOT NULL,
    renamed_ms    BIGINT NOT NULL
);

CREATE INDEX renamed_pictures_by_new ON renamed_pictures (new_signature);

-- Owned by the room `websites`.

-- Websites that people claim as theirs.
CREATE TABLE websites (
    user_id     BIGINT NOT NULL,
    -- Without `www.`, in lower case.
    domain      TEXT NOT NULL,
    -- What shows whose it is; new after every loss.
    token       TEXT NOT NULL,
    -- By what it was shown; none before.
    proof       TEXT,
    verified_ms BIGINT,
    -- When the proof is looked for again.
    check_ms    BIGINT,
    -- How often in a row it was missing.
    failures    BIGINT NOT NULL CHECK (failures >= 0),
    created_ms  BIGINT NOT NULL,
    PRIMARY KEY (user_id, domain)
);

CREATE INDEX websites_by_check ON websites (check_ms);

-- Whose a website is: one person's at most.
CREATE TABLE verified_websites (
    domain  TEXT PRIMARY KEY NOT NULL,
    user_id BIGINT NOT NULL
);

CREATE INDEX verified_websites_by_user ON verified_websites (user_id);

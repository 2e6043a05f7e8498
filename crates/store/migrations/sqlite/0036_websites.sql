-- Owned by the room `websites`.

-- Websites that people claim as theirs.
CREATE TABLE websites (
    user_id     INTEGER NOT NULL,
    -- Without `www.`, in lower case.
    domain      TEXT NOT NULL,
    -- What shows whose it is; new after every loss.
    token       TEXT NOT NULL,
    -- By what it was shown; none before.
    proof       TEXT,
    verified_ms INTEGER,
    -- When the proof is looked for again.
    check_ms    INTEGER,
    -- How often in a row it was missing.
    failures    INTEGER NOT NULL CHECK (failures >= 0),
    created_ms  INTEGER NOT NULL,
    PRIMARY KEY (user_id, domain)
);

CREATE INDEX websites_by_check ON websites (check_ms);

-- Whose a website is: one person's at most.
CREATE TABLE verified_websites (
    domain  TEXT PRIMARY KEY NOT NULL,
    user_id INTEGER NOT NULL
);

CREATE INDEX verified_websites_by_user ON verified_websites (user_id);

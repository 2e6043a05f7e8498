-- Owned by the room `rules`: words and links that the host does not allow.

CREATE TABLE host_rules (
    id         INTEGER NOT NULL PRIMARY KEY,
    -- A word, or a link.
    kind       TEXT NOT NULL,
    -- The word as it is compared, or the name of the website.
    value      TEXT NOT NULL,
    -- What becomes of a text with it: hold, ask or refuse.
    action     TEXT NOT NULL,
    -- The employee who made it, or changed it last; none when they are gone.
    created_by INTEGER,
    created_ms INTEGER NOT NULL
);

CREATE UNIQUE INDEX host_rules_by_value ON host_rules (kind, value);
CREATE INDEX host_rules_by_kind ON host_rules (kind, id);
CREATE INDEX host_rules_by_employee ON host_rules (created_by);

-- Owned by the room `conversations`: that a user wrote to users who do not follow them. What is
-- older than a day goes with the next.

CREATE TABLE approaches (
    user_id INTEGER NOT NULL,
    -- Greater for what was later.
    id      INTEGER NOT NULL,
    -- How many users.
    people  INTEGER NOT NULL,
    PRIMARY KEY (user_id, id)
);

-- Owned by the room `reports`: the word or the website of the rule that opened a case; empty
-- where users reported it.
ALTER TABLE report_cases ADD COLUMN rule TEXT NOT NULL DEFAULT '';

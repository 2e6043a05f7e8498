-- Owned by the rooms `boards`, `users`, `did_its`, `comments` and `reports`: what a decision of
-- the host hides or takes down, so that a reversed appeal brings it back.

-- What the owner chose, while the host hides the board, which is secret then: `public`,
-- `protected` or `secret`. Empty while the host does not.
ALTER TABLE boards ADD COLUMN privacy_before TEXT NOT NULL DEFAULT '';
ALTER TABLE binned_boards ADD COLUMN privacy_before TEXT NOT NULL DEFAULT '';

-- What a profile said and showed before the host took it off.
CREATE TABLE hidden_profiles (
    case_id          INTEGER NOT NULL PRIMARY KEY,
    user_id          INTEGER NOT NULL,
    first_name       TEXT NOT NULL,
    last_name        TEXT NOT NULL,
    about            TEXT NOT NULL,
    pronouns         TEXT NOT NULL,
    website_url      TEXT,
    avatar_signature TEXT,
    avatar_extension TEXT,
    cover_signature  TEXT,
    cover_extension  TEXT,
    -- The name that stands there instead, until its user sets another.
    name_instead     TEXT NOT NULL,
    cover_width      INTEGER NOT NULL,
    cover_height     INTEGER NOT NULL
);
CREATE INDEX hidden_profiles_by_user ON hidden_profiles (user_id);
CREATE INDEX hidden_profiles_by_avatar ON hidden_profiles (avatar_signature);
CREATE INDEX hidden_profiles_by_cover ON hidden_profiles (cover_signature);

-- When the host took it down: its author alone sees it then, and it is counted nowhere.
ALTER TABLE did_its ADD COLUMN taken_down_ms INTEGER;
-- The same of a comment, which is held back then; and whether words of the pinner's did so before.
ALTER TABLE comments ADD COLUMN taken_down_ms INTEGER;
ALTER TABLE comments ADD COLUMN was_held BOOLEAN NOT NULL DEFAULT FALSE;

-- Whether what the case hid or took down is kept, so that it can come back.
ALTER TABLE report_cases ADD COLUMN keeps_thing BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX report_cases_keeping ON report_cases (closed_ms) WHERE keeps_thing;
CREATE INDEX report_cases_kept ON report_cases (kind, target) WHERE keeps_thing;

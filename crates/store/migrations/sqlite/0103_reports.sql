-- Owned by the room `reports`: what users reported to the host.

CREATE TABLE report_cases (
    id         INTEGER NOT NULL PRIMARY KEY,
    kind       TEXT NOT NULL,
    -- The id of a thing of this kind.
    target     INTEGER NOT NULL,
    -- The pin below which it stands, or 0.
    pin_id     INTEGER NOT NULL,
    -- Whose it is.
    subject_id INTEGER NOT NULL,
    -- Path and words of the thing when it was first reported.
    path       TEXT NOT NULL,
    excerpt    TEXT NOT NULL,
    -- Empty while it is open.
    outcome    TEXT NOT NULL,
    closed_by  INTEGER,
    closed_ms  INTEGER,
    created_ms INTEGER NOT NULL
);

CREATE UNIQUE INDEX report_cases_open ON report_cases (kind, target) WHERE outcome = '';
CREATE INDEX report_cases_waiting ON report_cases (id) WHERE outcome = '';
CREATE INDEX report_cases_by_subject ON report_cases (subject_id);
CREATE INDEX report_cases_by_employee ON report_cases (closed_by);
CREATE INDEX report_cases_by_closing ON report_cases (closed_ms);

CREATE TABLE reports (
    case_id    INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    reason     TEXT NOT NULL,
    -- Names, with commas between them.
    detailed   TEXT NOT NULL,
    text       TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (case_id, user_id)
);

CREATE INDEX reports_by_user ON reports (user_id);

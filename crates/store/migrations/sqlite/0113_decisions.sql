-- Owned by the rooms `users`, `pins` and `reports`.

-- Whether the host lets the user reach those alone who follow them.
ALTER TABLE users ADD COLUMN is_restricted BOOLEAN NOT NULL DEFAULT false;

-- Whether the host took the pin down: it comes back by the host alone.
ALTER TABLE binned_pins ADD COLUMN is_taken_down BOOLEAN NOT NULL DEFAULT false;

-- What is done about whose thing it was; empty where nothing is.
ALTER TABLE report_cases ADD COLUMN measure TEXT NOT NULL DEFAULT '';
-- Until when; none until it is taken back.
ALTER TABLE report_cases ADD COLUMN until_ms INTEGER;
-- Whether the measure holds.
ALTER TABLE report_cases ADD COLUMN is_in_force BOOLEAN NOT NULL DEFAULT false;
-- What the user is told of why.
ALTER TABLE report_cases ADD COLUMN words TEXT NOT NULL DEFAULT '';
-- What has become of the appeal; empty without one.
ALTER TABLE report_cases ADD COLUMN appeal TEXT NOT NULL DEFAULT '';
ALTER TABLE report_cases ADD COLUMN appeal_words TEXT NOT NULL DEFAULT '';
ALTER TABLE report_cases ADD COLUMN answer_words TEXT NOT NULL DEFAULT '';
ALTER TABLE report_cases ADD COLUMN answered_by INTEGER;
ALTER TABLE report_cases ADD COLUMN answered_ms INTEGER;

CREATE INDEX report_cases_in_force ON report_cases (until_ms) WHERE is_in_force;
CREATE INDEX report_cases_appealed ON report_cases (id) WHERE appeal = 'waiting';
CREATE INDEX report_cases_by_answering ON report_cases (answered_by);

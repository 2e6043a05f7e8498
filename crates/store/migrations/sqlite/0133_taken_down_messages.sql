-- Owned by the rooms `conversations` and `reports`: what a decision of the host takes from what
-- members wrote to each other.

-- The case by whose decision its sender alone is shown it.
ALTER TABLE messages ADD COLUMN taken_down_by INTEGER;

-- The conversations that were reported, of a case about what a user wrote there: their ids, with
-- commas between them.
ALTER TABLE report_cases ADD COLUMN conversations TEXT NOT NULL DEFAULT '';

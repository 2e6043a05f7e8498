-- Owned by the rooms `uploads`, `pins` and `reports`.

-- Pictures that may not be saved here, nor any that looks the same. None of them is kept for it.
CREATE TABLE banned_pictures (
    id INTEGER NOT NULL PRIMARY KEY,
    signature TEXT NOT NULL UNIQUE,
    perceptual INTEGER NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    color TEXT NOT NULL,
    thumbhash TEXT NOT NULL,
    reason TEXT NOT NULL,
    -- The case by which it was banned; it may be forgotten before.
    case_id INTEGER,
    -- How often it was brought since.
    tries INTEGER NOT NULL DEFAULT 0,
    created_ms INTEGER NOT NULL
);

-- Their perceptual hashes in pieces, by which near ones are found.
CREATE TABLE banned_pieces (
    piece INTEGER NOT NULL,
    ban_id INTEGER NOT NULL,
    PRIMARY KEY (piece, ban_id)
);
CREATE INDEX banned_pieces_by_ban ON banned_pieces (ban_id);

-- What the host's program told of pictures.
CREATE TABLE picture_screens (
    signature TEXT NOT NULL PRIMARY KEY,
    program TEXT NOT NULL,
    -- JSON: classes with their scores, the highest first.
    classes TEXT NOT NULL,
    -- The highest score, in percent.
    score INTEGER NOT NULL,
    -- fine, screened, or lifted by an employee.
    state TEXT NOT NULL,
    case_id INTEGER,
    at_ms INTEGER NOT NULL
);

-- When the host's program looked at it; none while it did not.
ALTER TABLE pictures ADD COLUMN screened_ms INTEGER;
CREATE INDEX pictures_unscreened ON pictures (created_ms) WHERE screened_ms IS NULL;

-- Whether a sensitivity screen stands before the picture.
ALTER TABLE pins ADD COLUMN is_screened BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE binned_pins ADD COLUMN is_screened BOOLEAN NOT NULL DEFAULT false;

-- Whether the host's program found it, or a banned picture came back, and no user reported it first.
ALTER TABLE report_cases ADD COLUMN is_found BOOLEAN NOT NULL DEFAULT false;
-- The ban of a picture by which it was decided.
ALTER TABLE report_cases ADD COLUMN ban_id INTEGER;
CREATE INDEX report_cases_by_ban ON report_cases (ban_id, id) WHERE ban_id IS NOT NULL;

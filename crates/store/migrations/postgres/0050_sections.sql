-- Owned by the rooms `sections`, `pins` and `boards`: parts of boards, and the
-- order of pins.

CREATE TABLE sections (
    id         BIGINT PRIMARY KEY NOT NULL,
    board_id   BIGINT NOT NULL,
    title      TEXT NOT NULL,
    slug       TEXT NOT NULL,
    -- Its order on the board; greater stands further up. A new section takes its id.
    place      BIGINT NOT NULL,
    -- JSON: its uppermost pictures, kept with every pin that comes or goes.
    covers     TEXT NOT NULL,
    pin_count  BIGINT NOT NULL DEFAULT 0 CHECK (pin_count >= 0),
    created_ms BIGINT NOT NULL
);

CREATE INDEX sections_by_board ON sections (board_id, place);

CREATE TABLE section_slugs (
    board_id   BIGINT NOT NULL,
    slug       TEXT NOT NULL,
    section_id BIGINT NOT NULL,
    PRIMARY KEY (board_id, slug)
);

-- None: outside sections.
ALTER TABLE pins ADD COLUMN section_id BIGINT;
-- Its order on the board; greater stands further up. A new pin takes its id.
ALTER TABLE pins ADD COLUMN place BIGINT NOT NULL DEFAULT 0;
UPDATE pins SET place = id;

DROP INDEX pins_by_board;
CREATE INDEX pins_by_place ON pins (board_id, place);
CREATE INDEX pins_by_section ON pins (board_id, section_id, place);

ALTER TABLE boards ADD COLUMN section_count BIGINT NOT NULL DEFAULT 0 CHECK (section_count >= 0);
ALTER TABLE boards ADD COLUMN sectionless_pin_count BIGINT NOT NULL DEFAULT 0 CHECK (sectionless_pin_count >= 0);
UPDATE boards SET sectionless_pin_count = pin_count;

-- Owned by the rooms `pins` and `boards`: what lies in a bin, each list beside what it is
-- asked by, so that looking into a bin asks one machine. They say again what
-- `binned_pins` and `binned_boards` say; both are written in one transaction.

CREATE TABLE pin_bins (
    -- The board that the pin went with, or else the user who deleted it.
    key        BIGINT NOT NULL,
    pin_id     BIGINT NOT NULL,
    pinner_id  BIGINT NOT NULL,
    root_id    BIGINT NOT NULL,
    section_id BIGINT,
    place      BIGINT NOT NULL,
    binned_id  BIGINT NOT NULL,
    binned_ms  BIGINT NOT NULL,
    PRIMARY KEY (key, pin_id)
);

CREATE TABLE board_bins (
    owner_id  BIGINT NOT NULL,
    board_id  BIGINT NOT NULL,
    binned_id BIGINT NOT NULL,
    binned_ms BIGINT NOT NULL,
    PRIMARY KEY (owner_id, board_id)
);

INSERT INTO pin_bins (key, pin_id, pinner_id, root_id, section_id, place, binned_id, binned_ms)
SELECT coalesce(binned_with, binned_by), id, pinner_id, root_id, section_id, place, binned_id, binned_ms
FROM binned_pins WHERE coalesce(binned_with, binned_by) <> 0;
INSERT INTO board_bins (owner_id, board_id, binned_id, binned_ms)
SELECT owner_id, id, binned_id, binned_ms FROM binned_boards;

CREATE INDEX pin_bins_by_number ON pin_bins (key, binned_id);
CREATE INDEX pin_bins_by_place ON pin_bins (key, place);
CREATE INDEX pin_bins_by_pinner ON pin_bins (pinner_id);
CREATE INDEX board_bins_by_number ON board_bins (owner_id, binned_id);

DROP INDEX binned_pins_with_board;

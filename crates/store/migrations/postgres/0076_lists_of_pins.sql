-- Owned by the room `pins`: the pins of a board and the pins of a pinner, each list
-- beside whose it is, so that a page of it asks one machine. They say again what `pins`
-- says; both are written in one transaction.

CREATE TABLE board_pins (
    board_id   BIGINT NOT NULL,
    -- Each picture once on a board, by the pin that brought it.
    root_id    BIGINT NOT NULL,
    pin_id     BIGINT NOT NULL,
    pinner_id  BIGINT NOT NULL,
    section_id BIGINT,
    place      BIGINT NOT NULL,
    is_secret  BOOLEAN NOT NULL,
    PRIMARY KEY (board_id, root_id)
);

CREATE TABLE pinner_pins (
    pinner_id BIGINT NOT NULL,
    pin_id    BIGINT NOT NULL,
    root_id   BIGINT NOT NULL,
    board_id  BIGINT NOT NULL,
    signature TEXT NOT NULL,
    is_secret BOOLEAN NOT NULL,
    PRIMARY KEY (pinner_id, pin_id)
);

INSERT INTO board_pins (board_id, root_id, pin_id, pinner_id, section_id, place, is_secret)
SELECT board_id, root_id, id, pinner_id, section_id, place, is_secret FROM pins;
INSERT INTO pinner_pins (pinner_id, pin_id, root_id, board_id, signature, is_secret)
SELECT pinner_id, id, root_id, board_id, signature, is_secret FROM pins;

CREATE INDEX board_pins_by_place ON board_pins (board_id, place);
CREATE INDEX board_pins_by_section ON board_pins (board_id, section_id, place);
CREATE INDEX pinner_pins_by_root ON pinner_pins (pinner_id, root_id, pin_id);
CREATE INDEX pinner_pins_by_signature ON pinner_pins (pinner_id, signature, pin_id);
CREATE INDEX pinner_pins_by_board ON pinner_pins (pinner_id, board_id);
CREATE INDEX pinner_pins_created ON pinner_pins (pinner_id, pin_id) WHERE root_id = pin_id;
CREATE INDEX pinner_pins_saved ON pinner_pins (pinner_id, pin_id) WHERE root_id <> pin_id;

DROP TABLE pin_saves;
DROP INDEX pins_by_place;
DROP INDEX pins_by_section;
DROP INDEX pins_by_picture_of_pinner;
DROP INDEX pins_by_saver;
DROP INDEX pins_by_maker;
DROP INDEX pins_by_pinner_and_signature;

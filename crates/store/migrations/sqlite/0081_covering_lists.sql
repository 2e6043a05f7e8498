-- Owned by the room `pins`: a page of a board is read from the index alone, as it was
-- before the list of a board's pins was a table of its own. Looking each row up behind the
-- index made the statement a third longer (docs/bench/findings.md).

DROP INDEX board_pins_by_place;
DROP INDEX board_pins_by_section;

CREATE INDEX board_pins_by_place ON board_pins (board_id, place, pin_id, root_id);
CREATE INDEX board_pins_by_section ON board_pins (board_id, section_id, place, pin_id, root_id);

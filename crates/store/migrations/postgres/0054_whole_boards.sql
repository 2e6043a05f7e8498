-- Owned by the room `boards`: how a board shows itself, and whether it is put away.

ALTER TABLE boards ADD COLUMN layout TEXT NOT NULL DEFAULT 'default';
-- The pin that the owner chose as the cover; another one stands in for it while
-- it is not on the board.
ALTER TABLE boards ADD COLUMN cover_pin_id BIGINT;
-- What others are warned of before they see the pins.
ALTER TABLE boards ADD COLUMN sensitivity TEXT NOT NULL DEFAULT 'none';
ALTER TABLE boards ADD COLUMN archived_ms BIGINT;
-- Its order among the owner's; greater stands further up. A new board takes its id.
ALTER TABLE boards ADD COLUMN place BIGINT NOT NULL DEFAULT 0;
UPDATE boards SET place = id;

-- How somebody wants boards shown; the order is that of their own.
CREATE TABLE board_arrangements (
    user_id    BIGINT PRIMARY KEY NOT NULL,
    sort_order TEXT NOT NULL,
    density    TEXT NOT NULL
);

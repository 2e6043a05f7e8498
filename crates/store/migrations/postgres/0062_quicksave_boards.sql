-- Owned by the room `boards`. To which board of theirs somebody saves without naming
-- one: by its owner, who has one at most.
CREATE TABLE quicksave_boards (
    owner_id BIGINT PRIMARY KEY NOT NULL,
    board_id BIGINT NOT NULL UNIQUE
);

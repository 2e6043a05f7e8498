-- Owned by the room `collaborators`: boards that their owner wants to hand on.

CREATE TABLE board_transfers (
    board_id   INTEGER PRIMARY KEY NOT NULL,
    -- Who is asked to be the owner; they save there already.
    user_id    INTEGER NOT NULL,
    created_ms INTEGER NOT NULL
);

CREATE INDEX board_transfers_by_user ON board_transfers (user_id, board_id);

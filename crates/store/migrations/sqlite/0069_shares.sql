-- Owned by the room `shares`: who handed a pin on, once for each.
CREATE TABLE shares (
    pin_id     INTEGER NOT NULL,
    -- 0 for visitors.
    user_id    INTEGER NOT NULL,
    -- Of a visitor the hash of what their browser keeps; else empty.
    mark       TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (pin_id, user_id, mark)
);

CREATE INDEX shares_by_user ON shares (user_id, pin_id);

-- Owned by the room `shares`: who handed a pin on, once for each.
CREATE TABLE shares (
    pin_id     BIGINT NOT NULL,
    -- 0 for visitors.
    user_id    BIGINT NOT NULL,
    -- Of a visitor the hash of what their browser keeps; else empty.
    mark       TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (pin_id, user_id, mark)
);

CREATE INDEX shares_by_user ON shares (user_id, pin_id);

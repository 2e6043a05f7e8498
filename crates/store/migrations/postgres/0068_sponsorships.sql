-- Owned by the room `sponsorships`: who pays for a pin, or was asked.
CREATE TABLE sponsorships (
    pin_id     BIGINT NOT NULL PRIMARY KEY,
    creator_id BIGINT NOT NULL,
    sponsor_id BIGINT NOT NULL CHECK (sponsor_id <> creator_id),
    -- 0 waits, 1 approved, 2 declined, 3 the sponsor left.
    status     BIGINT NOT NULL,
    -- Greater for what came later.
    id         BIGINT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE INDEX sponsorships_by_sponsor ON sponsorships (sponsor_id, id);
CREATE INDEX sponsorships_by_creator ON sponsorships (creator_id, sponsor_id);

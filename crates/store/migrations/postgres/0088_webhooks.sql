-- Owned by the room `webhooks`.

-- Addresses of a user's own that are told of their pins and boards.
CREATE TABLE webhooks (
    user_id BIGINT NOT NULL,
    id BIGINT NOT NULL,
    url TEXT NOT NULL,
    -- JSON list of the types of events that it is told of.
    events TEXT NOT NULL,
    -- The key of its signatures, sealed.
    sealed_secret BYTEA NOT NULL,
    -- Why nothing is sent to it; none while it is on.
    off TEXT,
    -- Attempts that failed in a row, and since when.
    failures BIGINT NOT NULL CHECK (failures >= 0),
    failing_since_ms BIGINT,
    -- A delivery is under way, at most so long.
    busy_until_ms BIGINT NOT NULL,
    -- No attempt before, because the last one failed.
    rest_until_ms BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, id)
);

-- What was told to webhooks, or is to be.
CREATE TABLE webhook_deliveries (
    user_id BIGINT NOT NULL,
    id BIGINT NOT NULL,
    webhook_id BIGINT NOT NULL,
    event TEXT NOT NULL,
    -- What it is about; neither of a test.
    pin_id BIGINT,
    board_id BIGINT,
    state TEXT NOT NULL,
    -- What is sent, from the first attempt on.
    body TEXT,
    attempts BIGINT NOT NULL CHECK (attempts >= 0),
    status BIGINT,
    created_ms BIGINT NOT NULL,
    attempted_ms BIGINT,
    -- The next attempt; none unless it waits.
    due_ms BIGINT,
    PRIMARY KEY (user_id, id)
);

-- Those of a webhook, newest first.
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (user_id, webhook_id, id);

-- The next of a webhook.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (user_id, webhook_id, due_ms, id);

-- What is old.
CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_ms);

-- Owned by the room `webhooks`.

-- Addresses of a user's own that are told of their pins and boards.
CREATE TABLE webhooks (
    user_id INTEGER NOT NULL,
    id INTEGER NOT NULL,
    url TEXT NOT NULL,
    -- JSON list of the types of events that it is told of.
    events TEXT NOT NULL,
    -- The key of its signatures, sealed.
    sealed_secret BLOB NOT NULL,
    -- Why nothing is sent to it; none while it is on.
    off TEXT,
    -- Attempts that failed in a row, and since when.
    failures INTEGER NOT NULL CHECK (failures >= 0),
    failing_since_ms INTEGER,
    -- A delivery is under way, at most so long.
    busy_until_ms INTEGER NOT NULL,
    -- No attempt before, because the last one failed.
    rest_until_ms INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, id)
);

-- What was told to webhooks, or is to be.
CREATE TABLE webhook_deliveries (
    user_id INTEGER NOT NULL,
    id INTEGER NOT NULL,
    webhook_id INTEGER NOT NULL,
    event TEXT NOT NULL,
    -- What it is about; neither of a test.
    pin_id INTEGER,
    board_id INTEGER,
    state TEXT NOT NULL,
    -- What is sent, from the first attempt on.
    body TEXT,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    status INTEGER,
    created_ms INTEGER NOT NULL,
    attempted_ms INTEGER,
    -- The next attempt; none unless it waits.
    due_ms INTEGER,
    PRIMARY KEY (user_id, id)
);

-- Those of a webhook, newest first.
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (user_id, webhook_id, id);

-- The next of a webhook.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (user_id, webhook_id, due_ms, id);

-- What is old.
CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_ms);

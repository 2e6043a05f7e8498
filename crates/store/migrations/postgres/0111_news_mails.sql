-- Owned by the room `preferences`: how often news come by mail.

CREATE TABLE mail_cadences (
    user_id            BIGINT NOT NULL PRIMARY KEY,
    -- The name of a `contract::preferences::MailCadence`.
    cadence            TEXT NOT NULL,
    -- How far the user's clock is before UTC.
    utc_offset_minutes BIGINT NOT NULL
);

-- Owned by the room `notifications`: what was told until then was mailed, and when a line was
-- told as it is.
ALTER TABLE news_hubs ADD COLUMN mailed_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE notices ADD COLUMN told_ms BIGINT NOT NULL DEFAULT 0;

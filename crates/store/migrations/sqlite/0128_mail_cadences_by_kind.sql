-- Owned by the room `preferences`: how often news of a kind come by mail, the name of a
-- `contract::preferences::MailCadence`; empty where they come as often as all.
ALTER TABLE notification_choices ADD COLUMN cadence TEXT NOT NULL DEFAULT '';

-- Owned by the room `notifications`: what was told until then was mailed, of each line and of
-- messages, as each kind has a cadence of its own.
ALTER TABLE notices ADD COLUMN mailed_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE news_hubs ADD COLUMN messages_mailed_ms INTEGER NOT NULL DEFAULT 0;
UPDATE notices SET mailed_ms = told_ms WHERE told_ms <= (
    SELECT h.mailed_ms FROM news_hubs h WHERE h.user_id = notices.user_id
);
UPDATE news_hubs SET messages_mailed_ms = mailed_ms;

-- Owned by the room `notifications`: what a user hears of by mail or on devices alone is no line of
-- their hub.
ALTER TABLE notices ADD COLUMN in_hub BOOLEAN NOT NULL DEFAULT TRUE;

-- Owned by the room `preferences`: what has a switch of its own now goes on as its user chose it
-- together with others.
INSERT INTO notification_choices (user_id, channel, kind, is_on)
SELECT user_id, channel, 'replies', is_on FROM notification_choices WHERE kind = 'comments';

INSERT INTO notification_choices (user_id, channel, kind, is_on)
SELECT user_id, channel, 'did_its', is_on FROM notification_choices WHERE kind = 'comments';

INSERT INTO notification_choices (user_id, channel, kind, is_on)
SELECT user_id, channel, 'ownership', is_on FROM notification_choices WHERE kind = 'board_invites';

INSERT INTO notification_choices (user_id, channel, kind, is_on)
SELECT user_id, channel, 'sponsorships', is_on FROM notification_choices WHERE kind = 'board_invites';

-- Owned by the rooms `pins` and `users`: what a page asks that lay on every machine.

-- Public pins that brought their picture, by the span of time in which they were made
-- (the id divided by 366 days of ids): the newest of all users are asked span by span.
-- They say again what `pins` says; both are written in one transaction.
CREATE TABLE originals (
    span      BIGINT NOT NULL,
    pin_id    BIGINT NOT NULL,
    pinner_id BIGINT NOT NULL,
    PRIMARY KEY (span, pin_id)
);
INSERT INTO originals (span, pin_id, pinner_id)
SELECT id / 132633958809600000, id, pinner_id FROM pins WHERE id = root_id AND is_secret = false;
CREATE INDEX originals_by_pinner ON originals (pinner_id);

-- Who follows a user, beside the user who is followed; `user_follows` lies beside who
-- follows.
CREATE TABLE user_followers (
    followed_id BIGINT NOT NULL,
    follower_id BIGINT NOT NULL,
    created_ms  BIGINT NOT NULL,
    PRIMARY KEY (followed_id, follower_id)
);
INSERT INTO user_followers (followed_id, follower_id, created_ms)
SELECT followed_id, follower_id, created_ms FROM user_follows;
CREATE INDEX user_followers_latest ON user_followers (followed_id, created_ms, follower_id);
CREATE INDEX user_followers_by_follower ON user_followers (follower_id);
DROP INDEX user_follows_of_latest;

-- A board or a pin in the bin goes on being counted, so that restoring it counts nothing.
ALTER TABLE binned_boards ADD COLUMN follower_count BIGINT NOT NULL DEFAULT 0;
UPDATE binned_boards SET follower_count =
    (SELECT count(*) FROM board_follows WHERE board_follows.board_id = binned_boards.id);
UPDATE binned_pins SET repin_count =
    (SELECT count(*) FROM pins WHERE pins.root_id = binned_pins.id AND pins.is_secret = false);

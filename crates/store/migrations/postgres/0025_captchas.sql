-- Owned by the room `captchas`: work that counted as a proof of a person, until
-- it would be too old anyway; only the challenge, with nobody's id.
CREATE TABLE used_captchas (
    challenge  BYTEA PRIMARY KEY NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE INDEX used_captchas_by_expiry ON used_captchas (expires_ms);

-- Owned by the room `sessions`: how surely a person began the session, in per
-- cent; none when nobody asked.
ALTER TABLE sessions ADD COLUMN captcha_score BIGINT;

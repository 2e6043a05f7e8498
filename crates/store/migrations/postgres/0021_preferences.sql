-- Owned by the room `users`: who sees a person, read wherever they are shown.
ALTER TABLE users ADD COLUMN is_private BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN excludes_search BOOLEAN NOT NULL DEFAULT false;

-- Under 16 nobody's profile is public, nor becomes so by a birthday alone.
UPDATE users SET is_private = true WHERE birthday > to_char(now() - interval '16 years', 'YYYY-MM-DD');

-- Owned by the room `preferences`: what a person chose; no row before they did.
CREATE TABLE preferences (
    user_id                      BIGINT PRIMARY KEY NOT NULL,
    show_follows                 BOOLEAN NOT NULL,
    allows_marketing_tracking    BOOLEAN NOT NULL,
    shopping_rec_disabled        BOOLEAN NOT NULL,
    show_personal_boutique       BOOLEAN NOT NULL,
    messages_from_followed       TEXT NOT NULL,
    messages_from_others         TEXT NOT NULL,
    comments_from                TEXT NOT NULL,
    comment_filter_enabled       BOOLEAN NOT NULL,
    -- JSON: a list of texts.
    comment_filter_words         TEXT NOT NULL,
    mentions_from                TEXT NOT NULL,
    tags_from                    TEXT NOT NULL,
    save_behavior                TEXT NOT NULL,
    updated_ms                   BIGINT NOT NULL
);

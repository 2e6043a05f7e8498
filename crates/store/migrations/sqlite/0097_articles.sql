-- Owned by the room `articles`.

-- What stands on Today, stood there or will.
CREATE TABLE articles (
    id INTEGER NOT NULL PRIMARY KEY,
    -- The topic of one that trends wrote; none of one that employees composed.
    topic_id INTEGER,
    is_automatic BOOLEAN NOT NULL,
    article_type INTEGER NOT NULL,
    title TEXT NOT NULL,
    subtitle TEXT NOT NULL,
    cover_pin_id INTEGER,
    -- JSON lists.
    pin_ids TEXT NOT NULL,
    board_ids TEXT NOT NULL,
    searches TEXT NOT NULL,
    -- JSON lists of those for whom it is; empty for all.
    countries TEXT NOT NULL,
    locales TEXT NOT NULL,
    is_published BOOLEAN NOT NULL,
    starts_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL
);

-- Today, the newest start first.
CREATE INDEX articles_standing ON articles (is_automatic, is_published, starts_ms, id);

-- Trends write one article about a topic.
CREATE UNIQUE INDEX articles_topic ON articles (topic_id);

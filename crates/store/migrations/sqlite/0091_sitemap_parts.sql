-- Owned by the room `sitemaps`: the ids with which parts of the sitemap begin, but the
-- first part of each kind, which begins at 0. A job adds them as more is made.
CREATE TABLE sitemap_parts (
    kind     TEXT NOT NULL,
    first_id INTEGER NOT NULL,
    PRIMARY KEY (kind, first_id)
);

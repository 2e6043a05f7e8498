-- Owned by the room `notifications`: what users are told in the news hub.

-- Who did it, once for each thing and day (UTC), and with which comment.
CREATE TABLE notice_actors (
    user_id    INTEGER NOT NULL,
    day        INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    object     INTEGER NOT NULL,
    -- In the order in which they did it.
    done_number INTEGER NOT NULL,
    -- 0 where no user did it.
    actor_id   INTEGER NOT NULL,
    comment_id INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, day, kind, object, done_number)
);

CREATE UNIQUE INDEX notice_actors_once ON notice_actors (user_id, day, kind, object, actor_id);
CREATE INDEX notice_actors_by_actor ON notice_actors (actor_id);

-- What is told of them together; a job makes it agree with who did it.
CREATE TABLE notices (
    user_id     INTEGER NOT NULL,
    id          INTEGER NOT NULL,
    day         INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    object      INTEGER NOT NULL,
    actor_count INTEGER NOT NULL,
    last_ms     INTEGER NOT NULL,
    PRIMARY KEY (user_id, id)
);

CREATE UNIQUE INDEX notices_by_thing ON notices (user_id, day, kind, object);
CREATE INDEX notices_by_time ON notices (user_id, last_ms, id);

CREATE TABLE news_hubs (
    user_id     INTEGER NOT NULL PRIMARY KEY,
    -- What happened until then was shown.
    seen_ms     INTEGER NOT NULL,
    -- When the job last gathered what many may do.
    gathered_ms INTEGER NOT NULL
);

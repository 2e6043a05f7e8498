-- Owned by the room `notifications`: what users are told in the news hub.

-- Who did it, once for each thing and day (UTC), and with which comment.
CREATE TABLE notice_actors (
    user_id    BIGINT NOT NULL,
    day        BIGINT NOT NULL,
    kind       TEXT NOT NULL,
    object     BIGINT NOT NULL,
    -- In the order in which they did it.
    done_number BIGINT NOT NULL,
    -- 0 where no user did it.
    actor_id   BIGINT NOT NULL,
    comment_id BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, day, kind, object, done_number)
);

CREATE UNIQUE INDEX notice_actors_once ON notice_actors (user_id, day, kind, object, actor_id);
CREATE INDEX notice_actors_by_actor ON notice_actors (actor_id);

-- What is told of them together; a job makes it agree with who did it.
CREATE TABLE notices (
    user_id     BIGINT NOT NULL,
    id          BIGINT NOT NULL,
    day         BIGINT NOT NULL,
    kind        TEXT NOT NULL,
    object      BIGINT NOT NULL,
    actor_count BIGINT NOT NULL,
    last_ms     BIGINT NOT NULL,
    PRIMARY KEY (user_id, id)
);

CREATE UNIQUE INDEX notices_by_thing ON notices (user_id, day, kind, object);
CREATE INDEX notices_by_time ON notices (user_id, last_ms, id);

CREATE TABLE news_hubs (
    user_id     BIGINT NOT NULL PRIMARY KEY,
    -- What happened until then was shown.
    seen_ms     BIGINT NOT NULL,
    -- When the job last gathered what many may do.
    gathered_ms BIGINT NOT NULL
);

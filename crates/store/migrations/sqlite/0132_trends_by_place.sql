-- Owned by the room `articles`.

-- Which topics a user opened pins about, or searched for by name, and when they last did: a
-- topic trends by how many different users there are. Of users who allow it, for two weeks;
-- no words that they typed.
CREATE TABLE topic_users (
    user_id INTEGER NOT NULL,
    topic_id INTEGER NOT NULL,
    is_searched BOOLEAN NOT NULL,
    -- Country and language, such as `CH de`.
    place TEXT NOT NULL,
    -- Days since 1970.
    day INTEGER NOT NULL,
    PRIMARY KEY (user_id, topic_id, is_searched)
);

-- Users are counted by place and topic since a day, and forgotten by day.
CREATE INDEX topic_users_counted ON topic_users (is_searched, day, place, topic_id);
CREATE INDEX topic_users_day ON topic_users (day);

-- The place that an article of trends is for; empty for the host as a whole, and of what
-- employees composed.
ALTER TABLE articles ADD COLUMN place TEXT NOT NULL DEFAULT '';

-- Trends write one article about a topic for each place, and one about what is searched for,
-- whose topic is 0.
DROP INDEX articles_topic;
CREATE UNIQUE INDEX articles_trend ON articles (place, topic_id);

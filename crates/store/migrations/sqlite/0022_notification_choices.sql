-- Owned by the room `preferences`: by which channel a person hears of what, where
-- they said so.
CREATE TABLE notification_choices (
    user_id INTEGER NOT NULL,
    channel TEXT NOT NULL,
    kind    TEXT NOT NULL,
    is_on   BOOLEAN NOT NULL,
    PRIMARY KEY (user_id, channel, kind)
);

-- Boards and pins of a person's own that their home feed leaves aside.
CREATE TABLE feed_mutes (
    user_id    INTEGER NOT NULL,
    subject_id INTEGER NOT NULL,
    muted_ms   INTEGER NOT NULL,
    PRIMARY KEY (user_id, subject_id)
);

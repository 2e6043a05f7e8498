-- Owned by the room `feeds`: users whom too many follow to hand each pin to each of them.
-- Their pins are merged into home feeds when these are read.
CREATE TABLE merged_pinners (
    user_id  INTEGER PRIMARY KEY NOT NULL,
    since_ms INTEGER NOT NULL
);

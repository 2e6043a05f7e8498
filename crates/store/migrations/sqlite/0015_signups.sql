-- Owned by the room `signups`: how somebody came, apart from the account so that
-- it can be erased alone.
CREATE TABLE signup_origins (
    user_id            INTEGER PRIMARY KEY NOT NULL,
    referrer           TEXT,
    invite_code        TEXT,
    utm_campaign       TEXT,
    -- JSON text.
    visited_pages      TEXT,
    -- JSON text.
    user_behavior_data TEXT,
    created_ms         INTEGER NOT NULL
);

-- Where somebody is in the screens after signing up; nothing when they are over.
CREATE TABLE signup_flows (
    user_id INTEGER PRIMARY KEY NOT NULL,
    step    TEXT NOT NULL CHECK (step IN ('welcome', 'name', 'birthday', 'gender', 'place', 'interests', 'boards'))
);

-- Owned by the room `invites`.
CREATE TABLE invites (
    code       TEXT PRIMARY KEY NOT NULL,
    sender_id  INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    uses       INTEGER NOT NULL CHECK (uses >= 0),
    most_uses  INTEGER NOT NULL CHECK (uses <= most_uses),
    expires_ms INTEGER NOT NULL,
    created_ms INTEGER NOT NULL
);

CREATE INDEX invites_by_sender ON invites (sender_id, expires_ms);

-- Owned by the room `interests`.
CREATE TABLE interests (
    id   INTEGER PRIMARY KEY NOT NULL,
    key  TEXT NOT NULL,
    name TEXT NOT NULL
);

CREATE TABLE interest_follows (
    user_id     INTEGER NOT NULL,
    interest_id INTEGER NOT NULL,
    created_ms  INTEGER NOT NULL,
    PRIMARY KEY (user_id, interest_id)
);

INSERT INTO interests (id, key, name) VALUES
    (1, 'home', 'Home decor'),
    (2, 'interiors', 'Living rooms'),
    (3, 'kitchens', 'Kitchens'),
    (4, 'garden', 'Gardens'),
    (5, 'plants', 'House plants'),
    (6, 'architecture', 'Architecture'),
    (7, 'travel', 'Travel'),
    (8, 'mountains', 'Mountains'),
    (9, 'sea', 'Sea and coast'),
    (10, 'animals', 'Animals'),
    (11, 'birds', 'Birds'),
    (12, 'food', 'Food'),
    (13, 'baking', 'Baking'),
    (14, 'drinks', 'Coffee and tea'),
    (15, 'fashion', 'Fashion'),
    (16, 'crafts', 'Crafts'),
    (17, 'art', 'Art'),
    (18, 'illustration', 'Illustration'),
    (19, 'photography', 'Photography'),
    (20, 'books', 'Books'),
    (21, 'music', 'Music'),
    (22, 'cars', 'Cars and bicycles'),
    (23, 'sport', 'Sport'),
    (24, 'weddings', 'Weddings');

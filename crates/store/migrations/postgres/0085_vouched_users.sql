-- Users whom the host vouches for: few, and looked through when a username is claimed,
-- since no other account shall look like one of theirs.
CREATE INDEX users_vouched ON users (username) WHERE is_vouched;

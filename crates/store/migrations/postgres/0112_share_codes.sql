-- Owned by the room `invites`.

-- Whether it opens a host where an invite is needed. The codes in links that a user shares do
-- not: they credit the user alone, and have no end.
ALTER TABLE invites ADD COLUMN is_entry BOOLEAN NOT NULL DEFAULT TRUE;

-- One code in shared links for each user and way.
CREATE UNIQUE INDEX invites_by_way ON invites (sender_id, channel) WHERE NOT is_entry;

-- Was owned by the room `interests`: topics, which the program brings itself
-- (`taxonomy.txt`). Their numbers are as they were, and so is who follows which.
DROP TABLE interests;

-- Owned by the room `interests`: how many follow a topic.
CREATE INDEX interest_follows_by_interest ON interest_follows (interest_id);

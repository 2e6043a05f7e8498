-- Owned by the room `feedback`: what a client sends twice under one name is kept once.

-- The client's own name for it.
ALTER TABLE feedback ADD COLUMN client_id TEXT;

CREATE UNIQUE INDEX feedback_by_client ON feedback (user_id, client_id) WHERE client_id IS NOT NULL;
-- Of visitors, who are no users and so equal none.
CREATE UNIQUE INDEX feedback_by_visitor ON feedback (client_id)
    WHERE user_id IS NULL AND client_id IS NOT NULL;

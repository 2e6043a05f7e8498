-- Owned by the room `feedback`: what viewers told the host of its site.

CREATE TABLE feedback (
    id         INTEGER NOT NULL PRIMARY KEY,
    -- None of a visitor.
    user_id    INTEGER,
    words      TEXT NOT NULL,
    -- Title and prompt of the dialog, as JSON.
    data       TEXT NOT NULL,
    page       TEXT NOT NULL,
    origin     TEXT NOT NULL,
    -- Open or closed.
    state      TEXT NOT NULL,
    created_ms INTEGER NOT NULL
);

CREATE INDEX feedback_by_state ON feedback (state, id);
CREATE INDEX feedback_by_user ON feedback (user_id);

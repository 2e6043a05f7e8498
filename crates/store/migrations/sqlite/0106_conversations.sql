-- Owned by the room `conversations`: what users write to each other.

CREATE TABLE conversations (
    id              INTEGER NOT NULL PRIMARY KEY,
    -- What its members call it.
    name            TEXT,
    is_group        BOOLEAN NOT NULL,
    -- Whether a member beside who began it reads it in the inbox.
    is_answered     BOOLEAN NOT NULL,
    -- The latest message and its time; 0 where nothing was written yet.
    last_message_id INTEGER NOT NULL,
    last_ms         INTEGER NOT NULL,
    created_ms      INTEGER NOT NULL
);

CREATE TABLE conversation_members (
    conversation_id INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    PRIMARY KEY (conversation_id, user_id)
);

CREATE INDEX conversation_members_by_user ON conversation_members (user_id);

-- The one conversation of two users.
CREATE TABLE pair_conversations (
    low_id          INTEGER NOT NULL,
    high_id         INTEGER NOT NULL,
    conversation_id INTEGER NOT NULL,
    PRIMARY KEY (low_id, high_id)
);

CREATE INDEX pair_conversations_by_high ON pair_conversations (high_id);

-- A member's own view of a conversation.
CREATE TABLE inboxes (
    user_id         INTEGER NOT NULL,
    conversation_id INTEGER NOT NULL,
    -- 0: in the inbox; 1: a contact request; 2: one that was declined.
    state           INTEGER NOT NULL,
    -- When its last message was written that this member is told of; 0 where none was.
    position        INTEGER NOT NULL,
    unread          INTEGER NOT NULL CHECK (unread >= 0),
    -- Messages up to this one are not shown to this member any more.
    cleared_id      INTEGER NOT NULL,
    -- The name that the browser gave it with which this member began it.
    client_id       TEXT,
    PRIMARY KEY (user_id, conversation_id)
);

CREATE INDEX inboxes_by_position ON inboxes (user_id, state, position, conversation_id);
CREATE INDEX inboxes_unread ON inboxes (user_id, state) WHERE unread > 0;
CREATE UNIQUE INDEX inboxes_by_client ON inboxes (user_id, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE messages (
    conversation_id INTEGER NOT NULL,
    id              INTEGER NOT NULL,
    sender_id       INTEGER NOT NULL,
    text            TEXT NOT NULL,
    -- The thing that was sent, one at most; user 0 was erased.
    pin_id          INTEGER,
    board_id        INTEGER,
    shared_user_id  INTEGER,
    did_it_id       INTEGER,
    source          TEXT,
    client_id       TEXT,
    created_ms      INTEGER NOT NULL,
    PRIMARY KEY (conversation_id, id)
);

CREATE UNIQUE INDEX messages_by_client ON messages (conversation_id, sender_id, client_id)
    WHERE client_id IS NOT NULL;
CREATE INDEX messages_by_sender ON messages (sender_id, id);
CREATE INDEX messages_by_shared_user ON messages (shared_user_id)
    WHERE shared_user_id IS NOT NULL;

-- Owned by the rooms `collaborators` and `boards`: who else saves to a board, who is
-- asked to, and boards that are shown to who has their address.

CREATE TABLE collaborators (
    board_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    -- Whether they may move and delete what others saved, and change sections.
    may_delete BOOLEAN NOT NULL,
    -- Their order: who came first has the smallest.
    joined_id  INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (board_id, user_id)
);

CREATE INDEX collaborators_by_user ON collaborators (user_id, board_id);
CREATE INDEX collaborators_by_order ON collaborators (board_id, joined_id);

-- Whom somebody asked to save to a board, or who asks to.
CREATE TABLE collaborator_invites (
    board_id      INTEGER NOT NULL,
    -- Who is to come.
    user_id       INTEGER NOT NULL,
    -- Who asked; the same person when they ask themselves.
    invited_by_id INTEGER NOT NULL,
    -- not_invited: the owner has to say yes first; new: whoever is to come has to.
    status        TEXT NOT NULL,
    may_delete    BOOLEAN NOT NULL,
    created_ms    INTEGER NOT NULL,
    PRIMARY KEY (board_id, user_id)
);

CREATE INDEX collaborator_invites_by_user ON collaborator_invites (user_id, board_id);
CREATE INDEX collaborator_invites_by_sender ON collaborator_invites (invited_by_id, board_id);

-- Links that let whoever has them join; one for each board at most.
CREATE TABLE collaborator_links (
    code       TEXT PRIMARY KEY NOT NULL,
    board_id   INTEGER NOT NULL,
    may_delete BOOLEAN NOT NULL,
    created_ms INTEGER NOT NULL
);

CREATE INDEX collaborator_links_by_board ON collaborator_links (board_id);

ALTER TABLE boards ADD COLUMN is_protected BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE boards ADD COLUMN collaborator_count INTEGER NOT NULL DEFAULT 0 CHECK (collaborator_count >= 0);

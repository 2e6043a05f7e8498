-- Owned by the rooms `conversations` and `mails`.

-- E-mail addresses that were written to and whose owners have not answered.
CREATE TABLE conversation_emails (
    conversation_id INTEGER NOT NULL,
    -- Tells when it was written to, too.
    id              INTEGER NOT NULL,
    -- As it was written, and in small letters.
    email           TEXT NOT NULL,
    email_key       TEXT NOT NULL,
    sender_id       INTEGER NOT NULL,
    -- Whose address it is, once the conversation lies among their contact requests.
    owner_id        INTEGER,
    -- When the mail was made for one that has no account; none before.
    mailed_ms       INTEGER,
    PRIMARY KEY (conversation_id, id)
);

CREATE UNIQUE INDEX conversation_emails_once ON conversation_emails (conversation_id, email_key);
CREATE INDEX conversation_emails_by_address ON conversation_emails (email_key, id);
CREATE INDEX conversation_emails_by_sender ON conversation_emails (sender_id, id);
CREATE INDEX conversation_emails_by_owner ON conversation_emails (owner_id);

-- Addresses to which no messages are mailed, by a keyed hash: who reads it learns none.
CREATE TABLE refused_emails (
    email_key  INTEGER NOT NULL PRIMARY KEY,
    refused_ms INTEGER NOT NULL
);

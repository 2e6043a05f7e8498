-- Owned by the room `consents`: what a person allows beyond what the site needs.

CREATE TABLE consents (
    user_id         BIGINT PRIMARY KEY NOT NULL,
    personalization BOOLEAN NOT NULL,
    analytic        BOOLEAN NOT NULL,
    marketing       BOOLEAN NOT NULL,
    decided_ms      BIGINT NOT NULL
);

-- Owned by the room `businesses`: what a partner account has beside its profile.

CREATE TABLE businesses (
    user_id       BIGINT PRIMARY KEY NOT NULL,
    -- Whose log-in it shares; none for a business that logs in by itself.
    owner_id      BIGINT,
    business_name TEXT NOT NULL,
    contact_email TEXT,
    street        TEXT NOT NULL,
    locality      TEXT NOT NULL,
    region        TEXT NOT NULL,
    postal_code   TEXT NOT NULL,
    country       TEXT NOT NULL,
    created_ms    BIGINT NOT NULL
);

CREATE INDEX businesses_by_owner ON businesses (owner_id, user_id);

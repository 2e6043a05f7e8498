-- Owned by the room `uploads`: what a picture shows, as 128 bytes that can be compared; none
-- while it was not described, no bytes where it cannot be.
ALTER TABLE pictures ADD COLUMN descriptor BYTEA;

CREATE INDEX pictures_without_descriptor ON pictures (created_ms) WHERE descriptor IS NULL;

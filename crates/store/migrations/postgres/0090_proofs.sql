-- Owned by the room `sessions`: when the user of a session last proved who they are, for
-- what an open browser alone must not change.
ALTER TABLE sessions ADD COLUMN factor_proved_ms BIGINT;
ALTER TABLE sessions ADD COLUMN network_proved_ms BIGINT;

-- Was owned by the room `networks`: proofs of ten minutes, which are asked for again.
DROP TABLE network_proofs;

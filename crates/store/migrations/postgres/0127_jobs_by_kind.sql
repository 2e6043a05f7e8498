-- Owned by the crate `queue`.

-- When the next job of a kind is due: asked after each commit, by each group of workers.
CREATE INDEX jobs_by_kind ON jobs (kind, due_ms) WHERE state = 'waiting';

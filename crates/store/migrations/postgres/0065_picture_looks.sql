-- Owned by the rooms `uploads` and `pins`: which pictures look alike, and who has them.

-- Pictures that look alike have the same; none until a job has found it.
ALTER TABLE pictures ADD COLUMN look BIGINT;

CREATE INDEX pictures_by_look ON pictures (look, signature);
CREATE INDEX pictures_without_look ON pictures (signature) WHERE look IS NULL;

-- The hash that a look began with, by each of its pieces: who shares one may be near.
CREATE TABLE picture_looks (
    piece      BIGINT NOT NULL,
    look       BIGINT NOT NULL,
    perceptual BIGINT NOT NULL,
    PRIMARY KEY (piece, look)
);

CREATE INDEX picture_looks_by_look ON picture_looks (look);

CREATE INDEX pins_by_pinner_and_signature ON pins (pinner_id, signature);

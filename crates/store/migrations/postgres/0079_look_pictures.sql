-- Owned by the room `uploads`: the pictures of each look, beside the look, so that asking
-- what looks like a picture asks one machine. It says again what `pictures` says; both
-- are written in one transaction.

CREATE TABLE look_pictures (
    look      BIGINT NOT NULL,
    signature TEXT NOT NULL,
    PRIMARY KEY (look, signature)
);

INSERT INTO look_pictures (look, signature) SELECT look, signature FROM pictures WHERE look IS NOT NULL;

DROP INDEX pictures_by_look;

-- What a browser's key opens: of the key a hash, and the tokens of the links sealed with it.
CREATE TABLE held (
    key_hash TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    sealed TEXT NOT NULL,
    own BOOLEAN NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (key_hash, match_id, seat)
);
CREATE INDEX held_by_seat ON held (match_id, seat, at)

-- What a browser's key opens: of the key a hash, and the tokens of the links sealed with it.
CREATE TABLE held (
    key_hash TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    sealed TEXT NOT NULL,
    own INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (key_hash, match_id, seat)
) STRICT;
CREATE INDEX held_by_seat ON held (match_id, seat, at)

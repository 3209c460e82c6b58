-- Who plays, without an account: of a browser's key a hash, and what its owner has told once.
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL
) STRICT;
-- Whose seat it is, also when the match is long over. A seat has one player or none.
CREATE TABLE player_seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    PRIMARY KEY (match_id, seat)
) STRICT;
CREATE INDEX player_seats_by_player ON player_seats (player, match_id)

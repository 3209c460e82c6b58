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
CREATE INDEX player_seats_by_player ON player_seats (player, match_id);
-- Codes that take a key to another device, once: of the code a hash, and the key sealed with it.
CREATE TABLE transfers (
    code_hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    sealed TEXT NOT NULL,
    until REAL NOT NULL
) STRICT;
CREATE INDEX transfers_by_player ON transfers (player);
-- A seat that wants to leave, and who has still to agree.
CREATE TABLE leavings (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    seat INTEGER NOT NULL,
    needed TEXT NOT NULL
) STRICT;
-- Why a bot sits where somebody sat, and since when the seat is asked that is asked.
ALTER TABLE seats ADD COLUMN gone TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN since REAL NOT NULL DEFAULT 0;
UPDATE matches SET since = changed

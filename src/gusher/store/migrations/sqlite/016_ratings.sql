-- Tables that count for how strong somebody is at a game, and whether they have been counted.
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_to_count ON matches (changed) WHERE rated AND NOT counted;
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    mean REAL NOT NULL,
    error REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT;
CREATE INDEX ratings_by_game ON ratings (game)

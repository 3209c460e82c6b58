-- Tables that count for how strong somebody is at a game, and whether they have been counted.
ALTER TABLE matches ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE matches ADD COLUMN counted BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX matches_to_count ON matches (changed) WHERE rated AND NOT counted;
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    error DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE INDEX ratings_by_game ON ratings (game)

-- How far an analysis is, for all processes to see: pieces done of how many, when that was told, and why it failed.
CREATE TABLE analysing (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    done INTEGER NOT NULL,
    total INTEGER NOT NULL,
    at REAL NOT NULL,
    failed TEXT NOT NULL
) STRICT

-- What an analysis of a finished match has found: for each seat what it came to, and all of it piece by piece, as JSON.
CREATE TABLE analyses (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    worlds INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    seats TEXT NOT NULL,
    found TEXT NOT NULL
)

-- What a seat wants answered in its place, until what it is about (its scope) is over. Nobody else ever sees a row of it.
-- An order that had nothing to answer to the position after an entry has judged that entry.
CREATE TABLE orders (
    match_id TEXT NOT NULL REFERENCES matches (id),
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    most INTEGER NOT NULL,
    scope TEXT NOT NULL,
    start INTEGER NOT NULL,
    at REAL NOT NULL,
    judged INTEGER NOT NULL,
    PRIMARY KEY (match_id, id)
) STRICT

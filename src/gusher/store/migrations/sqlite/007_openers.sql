-- Who opened a match, as a keyed hash of an address, so that one visitor's tables can be counted and served in turn.
ALTER TABLE matches ADD COLUMN opener TEXT NOT NULL DEFAULT '';
CREATE INDEX matches_by_opener ON matches (opener, status, changed);
-- Random texts of this store, made once.
CREATE TABLE salts (
    name TEXT PRIMARY KEY,
    salt TEXT NOT NULL
) STRICT

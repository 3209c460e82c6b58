-- What viewers should notice is counted in the store, and a wish to take back is kept there: another process, or this one
-- after a restart, knows of both.
ALTER TABLE matches ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
CREATE TABLE wishes (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    id TEXT NOT NULL,
    n INTEGER NOT NULL,
    by_seat INTEGER NOT NULL,
    back_to INTEGER NOT NULL,
    needed TEXT NOT NULL
) STRICT

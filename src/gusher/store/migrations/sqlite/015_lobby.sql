-- Whose table it is that others are invited to, and when somebody who sits there last looked at it.
ALTER TABLE matches ADD COLUMN host INTEGER NOT NULL DEFAULT -1;
ALTER TABLE matches ADD COLUMN attended REAL NOT NULL DEFAULT 0;
CREATE INDEX matches_listed ON matches (changed) WHERE listed

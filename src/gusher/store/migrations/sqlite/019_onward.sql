-- The finished match that a match was taken up from, and after which entry: its analysis tells how it went beside it.
ALTER TABLE matches ADD COLUMN onward_of TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN onward_at INTEGER NOT NULL DEFAULT 0

-- The table at which the people of a finished match play once more.
ALTER TABLE matches ADD COLUMN again TEXT NOT NULL DEFAULT ''

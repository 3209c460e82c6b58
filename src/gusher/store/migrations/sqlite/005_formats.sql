-- The format of a match's log (docs/log.md). Those before were all written in the first.
ALTER TABLE matches ADD COLUMN format INTEGER NOT NULL DEFAULT 1

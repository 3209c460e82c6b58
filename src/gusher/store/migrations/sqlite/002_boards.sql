-- Matches on an owner's board. Those before were all played on the built-in one.
ALTER TABLE matches ADD COLUMN board TEXT NOT NULL DEFAULT '';

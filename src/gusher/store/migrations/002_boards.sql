-- Matches on an owner's board. Those before were all played on the house's own.
ALTER TABLE matches ADD COLUMN board TEXT NOT NULL DEFAULT '';

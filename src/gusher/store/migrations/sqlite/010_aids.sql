-- Whether hints and take-backs may be asked for at a table. At those before they could.
ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
ALTER TABLE matches ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 1

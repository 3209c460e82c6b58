-- Whether hints and take-backs may be asked for at a table. At those before they could.
ALTER TABLE matches ADD COLUMN hints BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE matches ADD COLUMN takebacks BOOLEAN NOT NULL DEFAULT TRUE

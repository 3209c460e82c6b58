-- A table's clock, if it has one, and when somebody has to look at it again, which stands in it.
ALTER TABLE matches ADD COLUMN clock TEXT;
ALTER TABLE matches ADD COLUMN alarm REAL GENERATED ALWAYS AS (json_extract(clock, '$.alarm')) VIRTUAL;
CREATE INDEX matches_by_alarm ON matches (alarm) WHERE alarm IS NOT NULL;
-- When somebody last watched the clocks, and how much of the time before does not count, since nobody did.
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at REAL NOT NULL,
    lost REAL NOT NULL
) STRICT

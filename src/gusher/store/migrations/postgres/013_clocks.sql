-- A table's clock, if it has one, and when somebody has to look at it again, which stands in it.
ALTER TABLE matches ADD COLUMN clock TEXT;
ALTER TABLE matches ADD COLUMN alarm DOUBLE PRECISION
    GENERATED ALWAYS AS ((clock::jsonb ->> 'alarm')::double precision) STORED;
CREATE INDEX matches_by_alarm ON matches (alarm) WHERE alarm IS NOT NULL;
-- When somebody last watched the clocks, and how much of the time before does not count, since nobody did.
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at DOUBLE PRECISION NOT NULL,
    lost DOUBLE PRECISION NOT NULL
)

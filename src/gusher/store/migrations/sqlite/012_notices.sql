-- How a player wants to be told, and at which hours not. What reaches them is their own secret: an address, a key.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX channels_by_player ON channels (player);
CREATE TABLE quiet_hours (
    player TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    begins INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    zone TEXT NOT NULL
) STRICT;
-- What is to be told, or was: stored together with the step that is the reason for it, once for each channel.
-- Its channel may be gone at any time, which must not keep a step from being stored: therefore it is no reference.
CREATE TABLE outbox (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    reason TEXT NOT NULL,
    number INTEGER NOT NULL,
    channel TEXT NOT NULL,
    at REAL NOT NULL,
    due REAL NOT NULL,
    begun INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    sent REAL,
    PRIMARY KEY (match_id, seat, reason, number, channel)
) STRICT;
CREATE INDEX outbox_by_due ON outbox (due) WHERE sent IS NULL;
CREATE INDEX outbox_by_channel ON outbox (channel);
-- The key by which push services know this server.
CREATE TABLE vapid (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    private TEXT NOT NULL
) STRICT

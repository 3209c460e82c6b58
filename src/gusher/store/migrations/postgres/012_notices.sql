-- How a player wants to be told, and at which hours not. What reaches them is their own secret: an address, a key.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX channels_by_player ON channels (player);
CREATE TABLE quiet_hours (
    player TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    begins INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    zone TEXT NOT NULL
);
-- What is to be told, or was: stored together with the step that is the reason for it, once for each channel.
-- Its channel may be gone at any time, which must not keep a step from being stored: therefore it is no reference.
CREATE TABLE outbox (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    reason TEXT NOT NULL,
    number INTEGER NOT NULL,
    channel TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    begun INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    sent DOUBLE PRECISION,
    PRIMARY KEY (match_id, seat, reason, number, channel)
);
CREATE INDEX outbox_by_due ON outbox (due) WHERE sent IS NULL;
CREATE INDEX outbox_by_channel ON outbox (channel);
-- The key by which push services know this server.
CREATE TABLE vapid (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    private TEXT NOT NULL
);
-- At which seats somebody looks, as each process says every few seconds. Nothing is lost if it is lost.
CREATE UNLOGGED TABLE presence (
    owner TEXT NOT NULL,
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    until TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (owner, match_id, seat)
);
CREATE INDEX presence_by_seat ON presence (match_id, seat)

-- A match, its summary, who sits where, its log, and what makes sending an answer twice harmless.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    format INTEGER NOT NULL,
    board TEXT NOT NULL,
    options TEXT NOT NULL,
    secret TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    listed BOOLEAN NOT NULL,
    watch_hash TEXT NOT NULL,
    status TEXT NOT NULL,
    n INTEGER NOT NULL,
    version INTEGER NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    turn INTEGER NOT NULL,
    result TEXT
);
CREATE INDEX matches_by_status ON matches (status, changed);
CREATE INDEX matches_by_watch ON matches (watch_hash);
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    bot TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_by_token ON seats (token_hash);
CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (match_id, n)
);
CREATE TABLE replies (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    reply TEXT NOT NULL,
    PRIMARY KEY (match_id, seat, key)
);
CREATE TABLE chat (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX chat_by_match ON chat (match_id, id);
CREATE TABLE snapshots (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    n INTEGER NOT NULL,
    state TEXT NOT NULL
);
CREATE TABLE wishes (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    id TEXT NOT NULL,
    n INTEGER NOT NULL,
    by_seat INTEGER NOT NULL,
    back_to INTEGER NOT NULL,
    needed TEXT NOT NULL
);
-- Which process does what only one of them should do, and until when it may be believed to be alive.
CREATE TABLE leases (
    work TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
)

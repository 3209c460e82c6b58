-- A match, its summary, who sits where, its log, and what makes sending an answer twice harmless.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    secret TEXT NOT NULL,
    created REAL NOT NULL,
    listed INTEGER NOT NULL,
    watch_hash TEXT NOT NULL,
    status TEXT NOT NULL,
    n INTEGER NOT NULL,
    changed REAL NOT NULL,
    turn INTEGER NOT NULL,
    result TEXT
) STRICT;
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
) STRICT;
CREATE INDEX seats_by_token ON seats (token_hash);
CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT;
CREATE TABLE replies (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    reply TEXT NOT NULL,
    PRIMARY KEY (match_id, seat, key)
) STRICT;
CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX chat_by_match ON chat (match_id, id);
CREATE TABLE snapshots (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    n INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT

-- Settings of this server, such as the key cookies are signed with.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    made BIGINT NOT NULL
);

-- Codes that make another device the same person; only their hash is kept.
CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    expires BIGINT NOT NULL
);

-- A table: `body` is the JSON of store.TableRow; the columns are what is searched for.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    status TEXT NOT NULL,
    door TEXT NOT NULL,
    updated BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, door, updated);

CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX sitting_by_table ON sitting (table_id);

-- What was said, in order and never changed. The key refuses a second word with the same number.
CREATE TABLE words (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    word TEXT NOT NULL,
    place BIGINT NOT NULL,
    message TEXT NOT NULL,
    seen BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    person TEXT NOT NULL,
    message TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

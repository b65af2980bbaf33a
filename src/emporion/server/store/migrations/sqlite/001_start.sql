-- Settings of this server, such as the key cookies are signed with.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;

-- Codes that make another device the same person; only their hash is kept.
CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    expires INTEGER NOT NULL
) WITHOUT ROWID;

-- A table: `body` is the JSON of store.TableRow; the columns are what is searched for.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    door TEXT NOT NULL,
    updated INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, door, updated);

CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX sitting_by_table ON sitting (table_id);

-- What was said, in order and never changed. The key refuses a second word with the same number.
CREATE TABLE words (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    word TEXT NOT NULL,
    place INTEGER NOT NULL,
    message TEXT NOT NULL,
    seen INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    person TEXT NOT NULL,
    message TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- Of the same channel and address there is one notice about the same on its way; those about nothing are each for itself.
ALTER TABLE outbox ADD COLUMN about TEXT NOT NULL DEFAULT '';
CREATE INDEX outbox_by_person ON outbox (person, about);

-- Where a browser takes pushes: `body` is the JSON of its keys and of what it wants to be told.
CREATE TABLE pushes (
    device TEXT PRIMARY KEY REFERENCES devices (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL
);

-- How somebody wants to be told: `body` is the JSON of the choices, `due` when the next digest is. Who has no row is
-- told nothing.
CREATE TABLE wishes (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    due BIGINT,
    told BIGINT NOT NULL,
    owner TEXT NOT NULL
);
CREATE INDEX wishes_by_due ON wishes (due);

-- Where the tables somebody opens are told of (`table_id`: this one only): an address of Discord and its like. `off` is
-- when it was switched off because it had failed.
CREATE TABLE hooks (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    events TEXT NOT NULL,
    language TEXT NOT NULL,
    made BIGINT NOT NULL,
    fails BIGINT NOT NULL,
    off BIGINT
);
CREATE INDEX hooks_by_person ON hooks (person);

-- Who (a person or a hook) is to be told what of a table, how far that was done, and when there is more to do.
CREATE TABLE calls (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    mark BIGINT NOT NULL,
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    deadline BIGINT,
    due BIGINT,
    done BIGINT NOT NULL,
    owner TEXT NOT NULL,
    PRIMARY KEY (who, table_id, kind)
);
CREATE INDEX calls_by_due ON calls (due);
CREATE INDEX calls_by_table ON calls (table_id);

-- Who of those who want notices has a page open, and at which server.
CREATE TABLE onlookers (
    person TEXT NOT NULL,
    server TEXT NOT NULL,
    PRIMARY KEY (person, server)
);

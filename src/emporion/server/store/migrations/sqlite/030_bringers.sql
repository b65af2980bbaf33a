-- Who brought a record along: it is kept as long as anybody who did has it among his.
CREATE TABLE bringers (
    person TEXT NOT NULL,
    key TEXT NOT NULL REFERENCES uploads (key) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, key)
) WITHOUT ROWID;
CREATE INDEX bringers_by_key ON bringers (key);
CREATE INDEX bringers_by_time ON bringers (person, at);
INSERT INTO bringers SELECT person, key, at FROM uploads;
DROP INDEX uploads_by_person;

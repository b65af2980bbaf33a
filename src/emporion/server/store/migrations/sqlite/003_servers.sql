-- Servers that run now. One that does not renew its row in time counts as gone.
CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

-- What is known of a table without its words (pulse.py): the number of the next one and the version of its row, when
-- its owner has to speak for a seat (null: not as things stand), which server that is, what cards tell, and when something was last said.
CREATE TABLE pulses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    due INTEGER,
    owner TEXT NOT NULL,
    glance TEXT NOT NULL DEFAULT '',
    spoken INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX pulses_by_due ON pulses (due) WHERE due IS NOT NULL;
-- Nothing is known yet of tables in play: they are due at once.
INSERT INTO pulses (table_id, number, version, due, owner)
    SELECT id, (SELECT coalesce(max(number) + 1, 0) FROM words WHERE table_id = id), version,
        CASE WHEN status = 'running' THEN 0 END, ''
    FROM tables;

-- The first answer to each message of a person at a table, so that a repeated one does nothing, whichever server it
-- reaches. All words of a message are said in the same transaction. Empty: it was done.
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    message TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (table_id, person, message)
) WITHOUT ROWID;
INSERT OR IGNORE INTO answers
    SELECT table_id, person, message, '' FROM (
        SELECT table_id, message,
            CASE WHEN json_valid(body) THEN json_extract(body, '$.seats[' || seat || '].person') END AS person
        FROM words JOIN tables ON id = table_id WHERE message <> ''
    ) WHERE person <> '';
INSERT OR IGNORE INTO answers SELECT table_id, person, message, '' FROM chat WHERE message <> '';

-- Who of those that sit at a table is there, and at which server; with no server, when he was last seen.
CREATE TABLE presence (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    server TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, server)
) WITHOUT ROWID;
CREATE INDEX presence_by_server ON presence (server);

-- Tables where nobody has a seat count for who opened them.
CREATE TABLE hosting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX hosting_by_table ON hosting (table_id);

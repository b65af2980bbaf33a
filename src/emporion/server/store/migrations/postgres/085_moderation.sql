-- Whom somebody does not want to read (`muted`), or to play with either (`blocked`).
CREATE TABLE shuns (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX shuns_by_other ON shuns (other);

-- What people have told the operator about others: `said` is the line of chat it is about, `closed` when it was dealt with.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    about TEXT NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    said TEXT NOT NULL,
    text TEXT NOT NULL,
    closed BIGINT,
    note TEXT NOT NULL
);
CREATE INDEX reports_by_time ON reports (at);
CREATE INDEX reports_by_about ON reports (about);
CREATE INDEX reports_by_person ON reports (person);

-- Who may open no table, sit down nowhere and write nothing until then (null: for good), by the operator's decision.
CREATE TABLE suspensions (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    made BIGINT NOT NULL,
    until BIGINT,
    why TEXT NOT NULL
);

-- Analyses of matches: `key` is the digest of the record, `body` the JSON of store.AnalysisRow.
CREATE TABLE analyses (
    n INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    body TEXT NOT NULL
);

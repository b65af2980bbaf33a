-- Records people brought along, kept for a while; `key` is a digest of the text.
CREATE TABLE uploads (
    key TEXT PRIMARY KEY,
    record TEXT NOT NULL,
    seats INTEGER NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX uploads_by_time ON uploads (at);

-- Records people brought along, kept for a while; `key` is a digest of the text.
CREATE TABLE uploads (
    key TEXT PRIMARY KEY,
    record TEXT NOT NULL,
    seats BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX uploads_by_time ON uploads (at);

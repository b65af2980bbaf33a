-- Orders in advance: what somebody wants said at a table if it comes to it. Nobody else is ever told.
CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    made BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX orders_by_table ON orders (table_id);
CREATE INDEX orders_by_person ON orders (person);

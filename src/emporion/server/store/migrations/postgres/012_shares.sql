-- Counts the changes of an analysis, so that of two servers that change it at once one reads on and tries again.
ALTER TABLE analyses ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- What people and addresses have left of what is counted over all servers: when all of it is there again.
CREATE UNLOGGED TABLE allowances (
    who TEXT PRIMARY KEY,
    full_at BIGINT NOT NULL
);
CREATE INDEX allowances_by_time ON allowances (full_at);

-- How many sockets an address has open at a server.
CREATE UNLOGGED TABLE lines (
    address TEXT NOT NULL,
    server TEXT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (address, server)
);

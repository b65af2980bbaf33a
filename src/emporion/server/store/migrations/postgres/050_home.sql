-- Where somebody is signed in: the cookie names a device. That of the first edition names the person, so the device of
-- everybody who was known before has the person's own id. `before`: the device to go back to when this one is left.
CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    agent TEXT NOT NULL,
    way TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT,
    before TEXT NOT NULL
);
CREATE INDEX devices_by_person ON devices (person);
INSERT INTO devices SELECT id, id, '', '', '', made, made, NULL, '' FROM people;

-- Ways back to a person: passkeys, confirmed addresses, recovery codes. `found` is what it is found by: the id of a
-- passkey, an address, the hash of a code.
CREATE TABLE ways (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    found TEXT NOT NULL,
    body TEXT NOT NULL,
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL,
    UNIQUE (kind, found)
);
CREATE INDEX ways_by_person ON ways (person);

-- What works once and for a while: codes for another device, links in mails, challenges, invitations. `about` is what
-- there is one of at a time. Only the hash is kept.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    body TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tokens_by_about ON tokens (kind, about);
CREATE INDEX tokens_by_time ON tokens (expires);
INSERT INTO tokens SELECT hash, 'move', person, person, expires FROM codes;
DROP TABLE codes;

-- Notices on their way: `body` is the JSON of what is told, `due` when it is tried next, `owner` the server that does.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    made BIGINT NOT NULL,
    due BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    owner TEXT NOT NULL
);
CREATE INDEX outbox_by_due ON outbox (due);

-- Addresses that are no more: nothing is sent there until then.
CREATE TABLE dead_ends (
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (channel, address)
);

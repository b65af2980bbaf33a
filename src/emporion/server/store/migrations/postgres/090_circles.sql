-- Groups of friends: `code` lets in whoever has it, `host` may send away and hand on.
CREATE TABLE circles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made BIGINT NOT NULL,
    host TEXT NOT NULL,
    code TEXT NOT NULL UNIQUE
);
CREATE TABLE members (
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    joined BIGINT NOT NULL,
    PRIMARY KEY (circle_id, person)
);
CREATE INDEX members_by_person ON members (person);

-- Cups of a circle: `body` is the JSON of what was agreed and when each round began; `version` counts its changes.
CREATE TABLE cups (
    id TEXT PRIMARY KEY,
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    version BIGINT NOT NULL,
    made BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX cups_by_circle ON cups (circle_id, made);
CREATE INDEX cups_by_status ON cups (status);
CREATE TABLE entrants (
    cup_id TEXT NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    joined BIGINT NOT NULL,
    PRIMARY KEY (cup_id, person)
);
CREATE INDEX entrants_by_person ON entrants (person);

-- Who plays at which table in a round (from 0); without a table: passes it.
CREATE TABLE pairings (
    cup_id TEXT NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    PRIMARY KEY (cup_id, round, person)
);
CREATE INDEX pairings_by_person ON pairings (person);

-- What people have tried of the problems: `puzzle` is its name in its title, or the decision of a match of theirs;
-- `state` is found, later or missed, `closed` 1 once the answer was told.
CREATE TABLE attempts (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    state TEXT NOT NULL,
    tries INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, puzzle)
) WITHOUT ROWID;

-- How well they solve (Glicko), and how many they have tried and found at the first attempt.
CREATE TABLE solvers (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    rating REAL NOT NULL,
    unsure REAL NOT NULL,
    tried INTEGER NOT NULL,
    found INTEGER NOT NULL
) WITHOUT ROWID;

-- Decisions of their matches they keep as problems: `body` is the JSON of all there is to know of one.
CREATE TABLE kept_puzzles (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX kept_puzzles_by_person ON kept_puzzles (person, at);

-- What their costly decisions were about, match by match: what recurs.
CREATE TABLE costly (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    themes TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

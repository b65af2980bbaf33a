-- Matches that are over and not counted yet: what ratings and profiles need of them is worked out after the last word.
CREATE TABLE uncounted (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX uncounted_by_time ON uncounted (at);
INSERT INTO uncounted SELECT id, updated FROM tables WHERE status = 'over';

-- How the winner of a match came by it, in the title's own words: empty where nobody won, or it cannot be told.
CREATE TABLE ways_to_win (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    way TEXT NOT NULL
) WITHOUT ROWID;

-- The rating of a person after each match that counts: the last is the one that holds, all are the curve. `kind` says
-- whether people or bots were met, `n` is the number of the match.
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    skill REAL NOT NULL,
    unsure REAL NOT NULL,
    PRIMARY KEY (person, game, kind, n)
) WITHOUT ROWID;

-- Who may see somebody's profile, and whether there are ratings (1 or 0). Who has no row: the circle, and yes.
CREATE TABLE profiles (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    seen TEXT NOT NULL,
    rated INTEGER NOT NULL
) WITHOUT ROWID;

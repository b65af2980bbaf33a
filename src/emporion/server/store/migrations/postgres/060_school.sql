-- How far people are in the lessons of the school: `done` is 0, 1 (seen) or 2 (learnt), `body` the JSON of the rest.
CREATE TABLE lessons (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    done BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (person, game, lesson)
);

-- By what the analyses of a match are found when somebody in it wants to be forgotten: the seed in their record.
ALTER TABLE analyses ADD COLUMN seed TEXT NOT NULL DEFAULT '';
UPDATE analyses SET seed = substr(body, instr(body, '\nseed: ') + 8, 64) WHERE instr(body, '\nseed: ') > 0;
UPDATE analyses SET seed = substr(seed, 1, instr(seed, '\n') - 1) WHERE instr(seed, '\n') > 0;
CREATE INDEX analyses_by_seed ON analyses (seed);

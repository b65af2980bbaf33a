-- Which server works on an analysis.
ALTER TABLE analyses ADD COLUMN owner TEXT NOT NULL DEFAULT '';

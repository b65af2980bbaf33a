-- Counts the changes of an analysis, so that of two servers that change it at once one reads on and tries again.
ALTER TABLE analyses ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

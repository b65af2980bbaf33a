-- Where people live, as `Europe/Paris`: whose nights and weekends are meant. Empty: not known.
ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT '';

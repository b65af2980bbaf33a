-- Who brought a record along, so that nobody drives out the others' records.
ALTER TABLE uploads ADD COLUMN person TEXT NOT NULL DEFAULT '';
CREATE INDEX uploads_by_person ON uploads (person, at);

-- Lines of chat that only a team reads, each side's with numbers of its own.
ALTER TABLE chat ADD COLUMN line INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN side INTEGER NOT NULL DEFAULT 0;
UPDATE chat SET line = n;
CREATE INDEX chat_by_side ON chat (table_id, side, line);

-- By how much a server's time is ahead of the storage's, in milliseconds: whoever starts takes that of the others.
ALTER TABLE servers ADD COLUMN ahead BIGINT;

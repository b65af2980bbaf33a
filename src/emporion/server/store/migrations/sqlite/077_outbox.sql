-- Whatever is asked of the outbox is found at once, however much waits there.
CREATE INDEX outbox_by_turn ON outbox (channel, person, due, id);
CREATE INDEX outbox_under_way ON outbox (channel, person) WHERE owner <> '';
CREATE INDEX outbox_by_address ON outbox (channel, address, about);
CREATE INDEX outbox_by_expiry ON outbox (expires);

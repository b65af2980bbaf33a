"""Programs of others at the table: they play over stdin and stdout, one line of JSON per message (docs/protocol.md)."""

"""The server: tables, seats, live updates, storage and bots, for the browser and for scripts (docs/protocol.md)."""

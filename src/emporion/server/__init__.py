"""The server: tables, seats, live updates, storage and bots, for the browser and for scripts (docs/protocol.md).

The command line starts it (`run`), tests and tools put one together (`service`, `app`). Imports go one way, from the
edge down: web, doors, workers, rooms, people, store, match, messages (`tests/test_layers.py` holds the map). What is
above a room reaches it through the `Service` it was given, whose type is all that a room may name from above.
"""

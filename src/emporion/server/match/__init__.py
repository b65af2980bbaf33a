"""A match in play, without network and disk: its row, its words, its clocks, what each viewer knows of it and is sent.

The store, rooms and workers come in, and the web's edge for who is a spectator; nothing here knows of connections,
storage or other processes.
"""

"""A match in play, without network and disk: its words, its clocks, what each viewer knows of it and is sent.

Rooms and workers come in; nothing here knows of connections, storage or other processes.
"""

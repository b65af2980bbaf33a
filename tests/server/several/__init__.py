"""Several servers and processes, and how each of them ends."""

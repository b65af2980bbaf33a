"""Rooms: one for each table; who is in them and around them, and the lobby that lists them."""

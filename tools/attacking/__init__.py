"""What `tools/attack.py` is made of: somebody at a table, and those who attack the server."""

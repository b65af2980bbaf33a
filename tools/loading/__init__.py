"""The parts of tools/load.py: a light client, scripted people, the server's processes."""

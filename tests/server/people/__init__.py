"""People, and how much of the server one of them may have."""

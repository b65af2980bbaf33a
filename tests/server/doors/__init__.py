"""Ways in and out of a table."""

"""The edge of what people learn by: the school, a module for each part. Only the list of all routes comes in."""

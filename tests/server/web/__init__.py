"""The web's edge: what comes in, what goes out, how quickly."""

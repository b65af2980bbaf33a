"""A match in play: words, time, the past, taking back, who may know what."""

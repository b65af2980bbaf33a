"""What is seen of New Title: the sights of seats and spectators, built up from nothing.

Whoever draws or observes a table comes in here; nothing a viewer may not know goes out.
"""

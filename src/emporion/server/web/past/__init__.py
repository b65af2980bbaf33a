"""Matches looked at again, over REST and sockets: replays and analyses. Only the list of all routes comes in."""

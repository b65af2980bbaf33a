"""Processes that think for the server: bots, programs, hints, analyses, replays."""

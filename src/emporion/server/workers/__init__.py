"""What takes long and is done in other processes: bots and programs that think, hints, analyses, replays.

Doors and the web's edge come in; live tables ask through the service. A process is given a guess, a record or the
words of a match, never a room.
"""

"""What takes long and is done in other processes: bots and programs that think, hints, analyses, replays.

Rooms and the web's edge ask; whoever works here sees a guess or a finished match, never a table in play.
"""

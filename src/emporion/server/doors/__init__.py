"""How people come to a table and leave it: opening, hosting, sitting down, giving up, another match, sweeping.

Everything that plays at a table is behind the rooms (`server/rooms`); only the web's edge and the service come in here.
"""

"""How people come to a table and leave it: opening, hosting, sitting down, giving up, another match, sweeping.

Everything that plays at a table is behind the rooms (`server/rooms`). Nobody but the service comes in here; the web's
edge reaches it through that.
"""

"""Who somebody is, where they are connected, how often they may ask.

Rooms, workers and the web's edge come in; nothing here knows a table from within.
"""

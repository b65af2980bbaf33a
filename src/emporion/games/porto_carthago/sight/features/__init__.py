"""What a seat sees of Porto Carthago's table as numbers, straight from the table; `twin.py` tells the same from sights.

`Game.write_row` comes in by `writing`. All of it is compiled: no objects, nothing but numbers of the table.
"""

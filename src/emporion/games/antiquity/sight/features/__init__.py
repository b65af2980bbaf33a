"""What a seat sees of Antiquity's table as numbers, straight from the table; `twin.py` tells the same from sights.

The game comes in by `writing`. All of it is compiled: nothing but numbers of the table.
"""

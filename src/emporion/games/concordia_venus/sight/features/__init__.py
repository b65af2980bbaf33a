"""What a seat sees of the table as numbers, straight from the table; `twin.py` beside it tells the same from the sight.

`order` puts the parts one after the other: `match`, `seats`, `own`, `display`, `board`; `places` says which number of a
row a card, city or route has, whatever the map. Only the game comes in.
"""

"""What several titles use: decks, sealed choices, rankings, hexes, polyominoes, seats as a type, orders in advance.

Titles and whatever stands above them come in; only the kernel is below.
"""

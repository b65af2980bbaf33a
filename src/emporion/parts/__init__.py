"""What several titles use: decks, sealed choices, rankings, hexes, polyominoes, seats as a type.

Titles and whatever stands above them come in; only the kernel is below.
"""

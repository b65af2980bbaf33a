"""What several titles use: decks, sealed choices, rankings, hexes, polyominoes.

Titles and whatever stands above them come in; only the kernel is below.
"""

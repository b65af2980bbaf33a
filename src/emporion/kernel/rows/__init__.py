"""Rows: what a seat sees as numbers, for those who learn by playing. `row` is the buffer, `writing` writes it straight
from the table with what a title adds (`Game.write_row`), `twin` tells the same from the sight, with names.

Games, the conformance kit, many tables side by side and the research interfaces come in here.
"""

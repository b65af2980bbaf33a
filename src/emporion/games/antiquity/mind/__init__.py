"""How Antiquity is played well: what can only be guessed, what a position is worth, plans and weights.

Only the game comes in; no rule and no sight depends on what is thought here.
"""

"""Phase 6, contract acceptance: what may be done in a turn, all turns at the same time, free trade beside them.

The front door puts its steps in order, the game and the mind know them by class; nobody else comes in.
"""

"""What the phases of Ostia share: setup, conditions, scoring, invariants, as functions over the table.

Steps, sights and minds come in; nothing here knows who asks.
"""

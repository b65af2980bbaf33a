"""What the phases of New Title share: setup, scoring, defaults, invariants, as functions over the table.

Steps, sights and minds come in; nothing here knows who asks.
"""

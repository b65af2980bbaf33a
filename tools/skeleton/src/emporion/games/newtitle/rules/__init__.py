"""What the phases of New Title share: setup, scoring, defaults, invariants.

Steps, sights and minds come in; nothing here knows who asks.
"""

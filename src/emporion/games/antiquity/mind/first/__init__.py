"""The planner of the first edition, kept as it was: what a better one is measured against (docs/bots.md)."""

"""The planner of the first edition, kept as it was: what a better one is measured against (docs/bots.md).

Only `Game.first_policy` comes in; nothing here is mended, or it would measure nothing."""

"""What several tests need."""

SAMPLE = "ostia"
"""The title of tests that show something every title has in common: its sights are small, its matches long enough."""

"""Building in secret (ANT-4.2): a draft is laid, looked at, changed and confirmed.

Only the steps around it come in.
"""

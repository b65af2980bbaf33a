"""Circles of friends, with their leagues and cups.

What stands here is reckoned from the results of finished matches; cups also open tables, by the doors everybody uses.
"""

"""Rows derived from the types of a sight, for titles that write none themselves: an encoder for every type there is.

`observation` comes in here, and tests.
"""

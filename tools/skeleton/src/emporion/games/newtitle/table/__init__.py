"""What lies on the table of New Title: what is printed, where it lies, what it is called.

Named accessors over the vector and nothing that decides; every other room may come in.
"""

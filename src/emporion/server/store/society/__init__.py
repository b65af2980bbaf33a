"""What the storages keep of people among people: how they have done, whom they avoid, and their circles.

The contract is `door`, the rows are `rows`; the storages come in, everybody else by `store`.
"""

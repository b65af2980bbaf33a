"""What is kept so that people elsewhere can be told: notices on their way, calls that are due, devices and wishes.

The storages come in by `queries`, everybody else by the store's door.
"""

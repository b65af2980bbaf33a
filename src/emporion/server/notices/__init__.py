"""What people are told when they are not looking: one outbox in the storage, a small module for each channel.

People, rooms and doors put a notice here by `Notices.put` and never wait for it; what it looks like and how it is sent
is its channel's business (`mail`). A notice holds nothing that is secret at a table.
"""

from emporion.server.notices.channel import Channel, Dead, Later, Notice
from emporion.server.notices.delivery import Notices

__all__ = ["Channel", "Dead", "Later", "Notice", "Notices"]

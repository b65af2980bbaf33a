"""What people are told when they are not looking: one outbox in the storage, a small module for each channel.

Doors and people put a notice here by `Notices.put` and never wait for it; tables note whom they wait for in `Calls`,
and `Teller` tells it when it is time. What a notice looks like and how it is sent is its channel's business (`mail`,
`push`, `hook`). It holds nothing that is secret at a table.
"""

from emporion.server.notices.calls import Calls
from emporion.server.notices.channel import Channel, Dead, Later, Notice
from emporion.server.notices.delivery import Notices
from emporion.server.notices.hook import Hook
from emporion.server.notices.outside import Outside
from emporion.server.notices.push import Push
from emporion.server.notices.teller import Teller
from emporion.server.notices.webpush import Sender, new_key, read_key

__all__ = [
    "Calls",
    "Channel",
    "Dead",
    "Hook",
    "Later",
    "Notice",
    "Notices",
    "Outside",
    "Push",
    "Sender",
    "Teller",
    "new_key",
    "read_key",
]
